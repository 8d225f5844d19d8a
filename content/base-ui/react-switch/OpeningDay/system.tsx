import * as React from 'react';
import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

const DayList = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: 320,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const DayRow = styled('li')({
  borderBottom: '1px solid #cbd5e1',
  '.mode-dark &': { borderColor: '#475569' },
});

const DayLabel = styled('label')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: '12px 0',
  cursor: 'pointer',
});

const DaySwitch = styled(Switch)({
  '--off': '#64748b',
  '--on': '#b45309',
  '--thumb': '#fff',
  '.mode-dark &': { '--off': '#94a3b8', '--on': '#fcd34d', '--thumb': '#1c1917' },
  position: 'relative',
  display: 'inline-block',
  flexShrink: 0,
  width: 40,
  height: 24,
  [`& .${switchClasses.track}`]: {
    display: 'block',
    height: '100%',
    borderRadius: 12,
    background: 'var(--off)',
  },
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 3,
    insetInlineStart: 3,
    width: 18,
    height: 18,
    borderRadius: '50%',
    background: 'var(--thumb)',
    transition: 'inset-inline-start 120ms',
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
  [`&.${switchClasses.checked} .${switchClasses.track}`]: { background: 'var(--on)' },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: { insetInlineStart: 19 },
  [`&.${switchClasses.focusVisible}`]: {
    borderRadius: 12,
    outline: '2px solid var(--on)',
    outlineOffset: 2,
  },
  [`&.${switchClasses.disabled}`]: { opacity: 0.45 },
  [`&.${switchClasses.disabled} .${switchClasses.input}`]: { cursor: 'not-allowed' },
});

const DayStatus = styled('p')({ margin: '12px 0 0' });

const steps = ['Ovens on', 'Doors unlocked', 'Bread in the window'];

export default function OpeningDay() {
  const [done, setDone] = React.useState(1);

  return (
    <div>
      <DayList>
        {steps.map((step, index) => (
          <DayRow key={step}>
            <DayLabel>
              {step}
              <DaySwitch
                checked={index < done}
                disabled={index > done}
                onChange={(event) => setDone(event.target.checked ? index + 1 : index)}
              />
            </DayLabel>
          </DayRow>
        ))}
      </DayList>
      <DayStatus role="status">
        {done === steps.length ? 'The bakery is open.' : `Next: ${steps[done]}`}
      </DayStatus>
    </div>
  );
}
