import * as React from 'react';
import { Button } from '@mui/base/Button';
import './styles.css';

export default function SavingButton() {
  const [state, setState] = React.useState<'idle' | 'saving' | 'saved'>('idle');

  React.useEffect(() => {
    if (state !== 'saving') return undefined;
    const timer = setTimeout(() => setState('saved'), 1500);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <div className="save-row">
      <Button
        type="button"
        className="save-button"
        disabled={state === 'saving'}
        focusableWhenDisabled
        onClick={() => setState('saving')}
      >
        {state === 'saving' ? 'Saving the notes…' : 'Save the notes'}
      </Button>
      <div role="status">{state === 'saved' ? 'Notes saved.' : ''}</div>
    </div>
  );
}
