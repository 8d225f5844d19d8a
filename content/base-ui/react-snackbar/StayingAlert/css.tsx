import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import './styles.css';

export default function StayingAlert() {
  const [state, setState] = React.useState<'new' | 'failed' | 'sent'>('new');
  const button = React.useRef<HTMLButtonElement>(null);

  return (
    <div>
      <button
        className="hive-button"
        type="button"
        ref={button}
        onClick={() => setState(state === 'sent' ? 'new' : 'failed')}
      >
        {state === 'sent' ? 'Weigh again' : 'Send the weights'}
      </button>
      <div className="staying-state" role="status">
        {state === 'sent' && 'The weights are sent.'}
      </div>
      <Snackbar className="hive-notice" role="alert" open={state === 'failed'}>
        The scale under hive 2 does not answer.
        <button
          className="notice-button"
          type="button"
          onClick={() => {
            setState('sent');
            button.current?.focus();
          }}
        >
          Send without it
        </button>
      </Snackbar>
    </div>
  );
}
