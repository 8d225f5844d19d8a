import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './styles.css';

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
    <div className="hive-box">
      <Tabs value={step} onChange={(event, value) => setStep(Number(value))}>
        <TabsList className="hive-list" aria-label="Inspection">
          {steps.map(({ name }, index) => (
            <Tab className="hive-tab" key={name} value={index}>
              {name}
            </Tab>
          ))}
        </TabsList>
        {steps.map(({ name, text }, index) => (
          <TabPanel className="hive-panel" key={name} value={index} tabIndex={0}>
            {text}
          </TabPanel>
        ))}
      </Tabs>
      <div className="hive-row">
        <Button
          className="hive-button"
          type="button"
          disabled={first}
          focusableWhenDisabled
          onClick={() => setStep(step - 1)}
        >
          Back
        </Button>
        <Button
          className="hive-button"
          type="button"
          disabled={last}
          focusableWhenDisabled
          onClick={() => setStep(step + 1)}
        >
          Next
        </Button>
        <span role="status">{`${steps[step]?.name ?? ''}, ${step + 1} of ${steps.length}`}</span>
      </div>
    </div>
  );
}
