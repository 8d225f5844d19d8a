import { Slider } from '@mui/base/Slider';

const kilnBox = 'w-full max-w-80';

const kilnBlock = 'pt-0 pb-4 px-0';

const kilnName = 'block mt-0 mb-2 mx-0';

const kilnSlider =
  'relative block w-full h-6 cursor-pointer touch-none ' +
  '[&.Mui-disabled]:cursor-not-allowed [&.Mui-disabled]:opacity-50 ' +
  '[&.MuiSlider-trackInverted_.MuiSlider-rail]:h-1.5 ' +
  '[&.MuiSlider-trackInverted_.MuiSlider-rail]:top-2.25 ' +
  '[&.MuiSlider-trackInverted_.MuiSlider-rail]:rounded-sm ' +
  '[&.MuiSlider-trackInverted_.MuiSlider-rail]:bg-teal-700 ' +
  'dark:[&.MuiSlider-trackInverted_.MuiSlider-rail]:bg-teal-300 ' +
  '[&.MuiSlider-trackInverted_.MuiSlider-track]:bg-slate-300 ' +
  'dark:[&.MuiSlider-trackInverted_.MuiSlider-track]:bg-slate-600 ' +
  '[&.MuiSlider-trackFalse_.MuiSlider-track]:hidden';

const kilnRail = 'absolute left-0 top-2.75 w-full h-0.5 bg-slate-500 dark:bg-slate-400';

const kilnTrack = 'absolute top-2.25 h-1.5 rounded-sm bg-teal-700 dark:bg-teal-300';

const kilnThumb =
  'absolute top-0.5 size-5 my-0 -mx-2.5 border-4 border-teal-700 rounded-full bg-white ' +
  'dark:border-teal-300 dark:bg-slate-900 [&.Mui-focusVisible]:outline-2 ' +
  '[&.Mui-focusVisible]:outline-teal-700 [&.Mui-focusVisible]:outline-offset-2 ' +
  'dark:[&.Mui-focusVisible]:outline-teal-300';

const kinds = [
  { name: 'Used clay', track: 'normal' },
  { name: 'Clay that is left', track: 'inverted' },
  { name: 'Moisture of the clay', track: false },
] as const;

export default function TrackKinds() {
  return (
    <div className={kilnBox}>
      {kinds.map(({ name, track }) => (
        <div className={kilnBlock} key={name}>
          <span className={kilnName} aria-hidden>
            {name}
          </span>
          <Slider
            className={kilnSlider}
            aria-label={name}
            track={track}
            defaultValue={60}
            slotProps={{
              rail: { className: kilnRail },
              track: { className: kilnTrack },
              thumb: { className: kilnThumb },
            }}
          />
        </div>
      ))}
      <div className={kilnBlock}>
        <span className={kilnName} aria-hidden>
          Glaze, mixed and locked
        </span>
        <Slider
          className={kilnSlider}
          aria-label="Glaze, mixed and locked"
          disabled
          defaultValue={60}
          slotProps={{
            rail: { className: kilnRail },
            track: { className: kilnTrack },
            thumb: { className: kilnThumb },
          }}
        />
      </div>
    </div>
  );
}
