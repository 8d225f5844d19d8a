import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Snackbar } from '@mui/base/Snackbar';

const wakePanel = 'flex w-full max-w-75 flex-col gap-4';

const wakeButton =
  'cursor-pointer rounded-lg bg-blue-800 px-4 py-2 font-semibold text-white ' +
  'outline-offset-2 outline-blue-800 [&.Mui-focusVisible]:outline-2 dark:bg-blue-200 ' +
  'dark:text-blue-950 dark:outline-blue-200';

const note =
  'rounded-lg border border-blue-800 bg-blue-50 px-3 py-2 text-blue-950 ' +
  'dark:border-blue-200 dark:bg-blue-950 dark:text-blue-100';

export default function WakeUpCall() {
  const [calls, setCalls] = React.useState(0);
  const [open, setOpen] = React.useState(false);

  const order = () => {
    setCalls(calls + 1);
    setOpen(true);
  };

  return (
    <div className={wakePanel}>
      <div>
        <Button className={wakeButton} type="button" onClick={order}>
          Order a wake-up call
        </Button>
      </div>
      <div role="status">
        <Snackbar
          key={calls}
          className={note}
          open={open}
          autoHideDuration={6000}
          onClose={(event, reason) => {
            if (reason !== 'clickaway') setOpen(false);
          }}
        >
          {calls === 1 ? 'You will be woken once.' : `You will be woken ${calls} times.`}
        </Snackbar>
      </div>
    </div>
  );
}
