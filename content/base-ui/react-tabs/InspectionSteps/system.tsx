import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const HiveBox = styled('div')({
  width: '100%',
  maxWidth: 400,
});

const HiveList = styled(TabsList)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  borderBottom: '1px solid #94a3b8',
  '.mode-dark &': { borderColor: '#64748b' },
});

const HiveTab = styled(Tab)({
  margin: '0 0 -1px',
  padding: '8px 16px',
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { background: '#fef3c7' },
  '.mode-dark &:hover': { background: '#451a03' },
  [`&.${tabClasses.selected}`]: { borderColor: '#b45309' },
  [`.mode-dark &.${tabClasses.selected}`]: { borderColor: '#fcd34d' },
  '&:focus-visible': { outline: '2px solid #b45309', outlineOffset: -2 },
  '.mode-dark &:focus-visible': { outlineColor: '#fcd34d' },
});

const HivePanel = styled(TabPanel)({
  padding: '16px 0 0',
  '&:focus-visible': { outline: '2px solid #b45309', outlineOffset: 2 },
  '.mode-dark &:focus-visible': { outlineColor: '#fcd34d' },
});

const HiveRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  margin: '16px 0 0',
});

const HiveButton = styled(Button)({
  padding: '8px 16px',
  border: '1px solid #64748b',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '.mode-dark &': { borderColor: '#94a3b8' },
  '&:focus-visible': { outline: '2px solid #b45309', outlineOffset: 2 },
  '.mode-dark &:focus-visible': { outlineColor: '#fcd34d' },
  [`&.${buttonClasses.disabled}`]: {
    borderColor: '#94a3b8',
    color: '#64748b',
    cursor: 'not-allowed',
  },
  [`.mode-dark &.${buttonClasses.disabled}`]: { borderColor: '#64748b', color: '#94a3b8' },
});

const steps = [
  { name: 'Smoke', text: 'Three puffs at the entrance. Wait a minute.' },
  { name: 'Open', text: 'Lift the lid and lay it on the grass.' },
  { name: 'Look', text: 'Take out one frame after the other.' },
];

export default function InspectionSteps() {
  const [step, setStep] = React.useState(0);
  const first = step === 0;
  const last = step === steps.length - 1;

  return (
    <HiveBox>
      <Tabs value={step} onChange={(event, value) => setStep(Number(value))}>
        <HiveList aria-label="Inspection">
          {steps.map(({ name }, index) => (
            <HiveTab key={name} value={index}>
              {name}
            </HiveTab>
          ))}
        </HiveList>
        {steps.map(({ name, text }, index) => (
          <HivePanel key={name} value={index} tabIndex={0}>
            {text}
          </HivePanel>
        ))}
      </Tabs>
      <HiveRow>
        <HiveButton
          type="button"
          disabled={first}
          focusableWhenDisabled
          onClick={() => setStep(step - 1)}
        >
          Back
        </HiveButton>
        <HiveButton
          type="button"
          disabled={last}
          focusableWhenDisabled
          onClick={() => setStep(step + 1)}
        >
          Next
        </HiveButton>
        <span role="status">{`${steps[step]?.name ?? ''}, ${step + 1} of ${steps.length}`}</span>
      </HiveRow>
    </HiveBox>
  );
}
