import * as React from 'react';
import { Button } from '@mui/base/Button';
import './styles.css';

export default function DeleteObservation() {
  const [step, setStep] = React.useState<'shown' | 'asking' | 'deleted'>('shown');
  const first = React.useRef<HTMLButtonElement>(null);
  const moved = React.useRef(false);

  React.useEffect(() => {
    if (moved.current) first.current?.focus();
  }, [step]);

  const goTo = (next: typeof step) => {
    moved.current = true;
    setStep(next);
  };

  return (
    <div className="observation">
      <div role="status">
        {step === 'shown' && 'Observation 14: Saturn, two sketches'}
        {step === 'asking' && 'Delete observation 14 and its two sketches?'}
        {step === 'deleted' && 'Observation 14 is deleted.'}
      </div>
      {step === 'shown' && (
        <Button
          type="button"
          className="observation-button observation-delete"
          ref={first}
          onClick={() => goTo('asking')}
        >
          Delete observation 14
        </Button>
      )}
      {step === 'asking' && (
        <div className="observation-row">
          <Button
            type="button"
            className="observation-button"
            ref={first}
            onClick={() => goTo('shown')}
          >
            Keep it
          </Button>
          <Button
            type="button"
            className="observation-button observation-delete"
            onClick={() => goTo('deleted')}
          >
            Delete it
          </Button>
        </div>
      )}
      {step === 'deleted' && (
        <Button
          type="button"
          className="observation-button"
          ref={first}
          onClick={() => goTo('shown')}
        >
          Undo
        </Button>
      )}
    </div>
  );
}
