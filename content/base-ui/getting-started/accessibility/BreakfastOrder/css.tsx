import * as React from 'react';
import { Button } from '@mui/base/Button';
import './styles.css';

export default function BreakfastOrder() {
  const [ordered, setOrdered] = React.useState(false);

  return (
    <div className="meal-row">
      <Button
        className="meal-button"
        type="button"
        disabled={ordered}
        focusableWhenDisabled
        onClick={() => setOrdered(true)}
      >
        Order breakfast
      </Button>
      <div role="status">{ordered ? 'Breakfast comes at seven.' : ''}</div>
    </div>
  );
}
