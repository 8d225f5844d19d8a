import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

const hiveBox = 'w-full max-w-100';

const hiveList = 'flex flex-wrap gap-1 border-b border-slate-400 dark:border-slate-500';

const hiveTab =
  'mt-0 -mb-px mx-0 py-2 px-4 border-0 border-b-3 border-transparent bg-transparent ' +
  'text-inherit cursor-pointer hover:bg-amber-100 dark:hover:bg-amber-950 ' +
  '[&.Mui-selected]:border-amber-700 ' +
  'dark:[&.Mui-selected]:border-amber-300 focus-visible:outline-2 ' +
  'focus-visible:outline-amber-700 focus-visible:-outline-offset-2 ' +
  'dark:focus-visible:outline-amber-300';

const hivePanel =
  'pt-4 pb-0 px-0 focus-visible:outline-2 focus-visible:outline-amber-700 ' +
  'focus-visible:outline-offset-2 dark:focus-visible:outline-amber-300';

const hiveRow = 'flex flex-wrap items-center gap-3 mt-4 mb-0 mx-0';

const hiveButton =
  'py-2 px-4 border border-slate-500 rounded-lg bg-transparent text-inherit ' +
  'cursor-pointer dark:border-slate-400 focus-visible:outline-2 ' +
  'focus-visible:outline-amber-700 focus-visible:outline-offset-2 ' +
  'dark:focus-visible:outline-amber-300 [&.Mui-disabled]:border-slate-400 ' +
  '[&.Mui-disabled]:text-slate-500 [&.Mui-disabled]:cursor-not-allowed ' +
  'dark:[&.Mui-disabled]:border-slate-500 dark:[&.Mui-disabled]:text-slate-400';

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
    <div className={hiveBox}>
      <Tabs value={step} onChange={(event, value) => setStep(Number(value))}>
        <TabsList className={hiveList} aria-label="Inspection">
          {steps.map(({ name }, index) => (
            <Tab className={hiveTab} key={name} value={index}>
              {name}
            </Tab>
          ))}
        </TabsList>
        {steps.map(({ name, text }, index) => (
          <TabPanel className={hivePanel} key={name} value={index} tabIndex={0}>
            {text}
          </TabPanel>
        ))}
      </Tabs>
      <div className={hiveRow}>
        <Button
          className={hiveButton}
          type="button"
          disabled={first}
          focusableWhenDisabled
          onClick={() => setStep(step - 1)}
        >
          Back
        </Button>
        <Button
          className={hiveButton}
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
