import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

const stops = [
  { name: 'Left our cabinet', note: 'Monday, wrapped in felt', state: 'done' },
  { name: 'At the customs office', note: 'Since Tuesday', state: 'now' },
  { name: 'With the reader', note: 'Expected on Friday', state: 'open' },
] as const;

const looks = {
  done: { variant: 'solid', color: 'success', sign: '✓', word: 'Done' },
  now: { variant: 'solid', color: 'primary', sign: '•', word: 'Now' },
  open: { variant: 'outlined', color: 'neutral', sign: '', word: 'Open' },
} as const;

export default function SheetOnItsWay() {
  return (
    <Stepper
      orientation="vertical"
      aria-label="Way of sheet 417"
      sx={(theme) => ({
        width: '100%',
        maxWidth: 320,
        '--Step-connectorThickness': '2px',
        '& .Mui-completed': { '--Step-connectorBg': theme.vars.palette.success.solidBg },
      })}
    >
      {stops.map(({ name, note, state }) => {
        const { variant, color, sign, word } = looks[state];
        return (
          <Step
            key={name}
            completed={state === 'done'}
            active={state === 'now'}
            aria-current={state === 'now' ? 'step' : undefined}
            indicator={
              <StepIndicator variant={variant} color={color} sx={{ borderColor: 'neutral.500' }}>
                <span role="img" aria-label={word}>
                  {sign}
                </span>
              </StepIndicator>
            }
          >
            <div>{name}</div>
            <Typography level="body-sm" textColor="text.secondary">
              {note}
            </Typography>
          </Step>
        );
      })}
    </Stepper>
  );
}
