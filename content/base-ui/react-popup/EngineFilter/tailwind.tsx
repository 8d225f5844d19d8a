import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';

const shed = 'min-h-58';

const railButton =
  'cursor-pointer rounded-lg border border-slate-500 px-4 py-2 outline-offset-2 ' +
  'outline-emerald-700 hover:bg-slate-500/15 focus-visible:outline-2 ' +
  'dark:border-slate-400 dark:outline-emerald-300';

const railPopup =
  'z-1 w-max max-w-[min(280px,90vw)] rounded-lg border border-slate-500 bg-white px-3 ' +
  'py-2 text-slate-900 dark:bg-slate-800 dark:text-slate-100';

const group = 'grid gap-2';

const legend = 'mb-2 font-semibold';

const option = 'flex min-h-6 items-center gap-2';

const box =
  'size-4.5 accent-emerald-700 outline-offset-2 outline-emerald-700 ' +
  'focus-visible:outline-2 dark:accent-emerald-300 dark:outline-emerald-300';

const engineList = 'mt-4 min-h-18 list-disc ps-6';

const engines = [
  { name: 'No. 7', kind: 'Steam' },
  { name: 'The Mule', kind: 'Diesel' },
  { name: 'Blue Line 3', kind: 'Electric' },
];

const kinds = ['Steam', 'Diesel', 'Electric'];

export default function EngineFilter() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const [chosen, setChosen] = React.useState(kinds);

  const toggle = (kind: string) =>
    setChosen(chosen.includes(kind) ? chosen.filter((other) => other !== kind) : [...chosen, kind]);

  return (
    <div className={shed}>
      <ClickAwayListener onClickAway={() => setOpen(false)}>
        <div
          onBlur={(event) => {
            const next = event.relatedTarget;
            if (next && !event.currentTarget.contains(next)) setOpen(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !open) return;
            setOpen(false);
            anchor?.focus();
          }}
        >
          <button
            className={railButton}
            type="button"
            ref={setAnchor}
            aria-expanded={open}
            aria-haspopup="dialog"
            onClick={() => setOpen(!open)}
          >
            Engines: {chosen.length} of {kinds.length} kinds
          </button>
          <Popup
            className={railPopup}
            anchor={anchor}
            open={open}
            placement="bottom-start"
            offset={8}
            role="dialog"
            aria-label="Filter engines"
            disablePortal
          >
            <fieldset className={group}>
              <legend className={legend}>Show</legend>
              {kinds.map((kind) => (
                <label className={option} key={kind}>
                  <input
                    className={box}
                    type="checkbox"
                    checked={chosen.includes(kind)}
                    onChange={() => toggle(kind)}
                  />
                  {kind}
                </label>
              ))}
            </fieldset>
          </Popup>
        </div>
      </ClickAwayListener>
      <ul className={engineList} aria-label="Engines in the shed">
        {engines
          .filter((engine) => chosen.includes(engine.kind))
          .map((engine) => (
            <li key={engine.name}>{engine.name}</li>
          ))}
      </ul>
    </div>
  );
}
