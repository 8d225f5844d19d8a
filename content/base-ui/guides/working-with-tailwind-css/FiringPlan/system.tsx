import * as React from 'react';
import { Button, type ButtonProps, buttonClasses } from '@mui/base/Button';
import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

const PlanForm = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  width: '100%',
  maxWidth: 280,
});

const PlanRow = styled('label')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
});

const KilnSwitch = styled(Switch)({
  position: 'relative',
  display: 'inline-block',
  flexShrink: 0,
  width: 44,
  height: 24,
  [`& .${switchClasses.track}`]: {
    display: 'block',
    height: '100%',
    borderRadius: 6,
    background: '#57534e',
  },
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 3,
    insetInlineStart: 3,
    width: 18,
    height: 18,
    borderRadius: 4,
    background: '#fff',
  },
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  [`&.${switchClasses.checked} .${switchClasses.track}`]: { background: '#9a3412' },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: { insetInlineStart: 23 },
  [`&.${switchClasses.focusVisible}`]: {
    borderRadius: 6,
    outline: '2px solid #9a3412',
    outlineOffset: 2,
  },
  [`.mode-dark & .${switchClasses.track}`]: { background: '#a8a29e' },
  [`.mode-dark & .${switchClasses.thumb}`]: { background: '#1c1917' },
  [`.mode-dark &.${switchClasses.checked} .${switchClasses.track}`]: { background: '#fdba74' },
  [`.mode-dark &.${switchClasses.focusVisible}`]: { outlineColor: '#fdba74' },
});

const PlanActions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
});

const ClayBase = styled(Button)({
  padding: '8px 16px',
  border: '1px solid #9a3412',
  borderRadius: 6,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '&.is-main': { background: '#9a3412', color: '#fff' },
  '&.is-side': { background: 'transparent', color: '#9a3412' },
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid #9a3412', outlineOffset: 2 },
  '.mode-dark &': { borderColor: '#fdba74' },
  '.mode-dark &.is-main': { background: '#fdba74', color: '#431407' },
  '.mode-dark &.is-side': { color: '#fdba74' },
  [`.mode-dark &.${buttonClasses.focusVisible}`]: { outlineColor: '#fdba74' },
});

const tones = { main: 'is-main', side: 'is-side' };

interface ClayButtonProps extends Omit<ButtonProps, 'className'> {
  tone?: keyof typeof tones;
}

function ClayButton({ tone = 'main', ...other }: ClayButtonProps) {
  return <ClayBase className={tones[tone]} {...other} />;
}

const steps = ['Dry slowly', 'Open the flap', 'Soak at the top'];

export default function FiringPlan() {
  const [chosen, setChosen] = React.useState(['Dry slowly']);
  const [message, setMessage] = React.useState('');

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setMessage(chosen.length === 0 ? 'Nothing is planned.' : `Planned: ${chosen.join(', ')}.`);
  };

  return (
    <PlanForm onSubmit={handleSubmit}>
      {steps.map((step) => (
        <PlanRow key={step}>
          {step}
          <KilnSwitch
            checked={chosen.includes(step)}
            onChange={(event) => {
              const rest = chosen.filter((name) => name !== step);
              setChosen(event.target.checked ? [...rest, step] : rest);
            }}
          />
        </PlanRow>
      ))}
      <PlanActions>
        <ClayButton type="submit">Fire</ClayButton>
        <ClayButton type="button" tone="side" onClick={() => setChosen([])}>
          None of it
        </ClayButton>
      </PlanActions>
      <div role="status">{message}</div>
    </PlanForm>
  );
}
