import * as React from 'react';
import { unstable_useNumberInput as useNumberInput } from '@mui/base/unstable_useNumberInput';
import './styles.css';

export default function LayerCount() {
  const id = React.useId();
  const { getRootProps, getInputProps, getIncrementButtonProps, getDecrementButtonProps } =
    useNumberInput({ inputId: id, defaultValue: 2, min: 1, max: 5 });

  return (
    <div>
      <label htmlFor={id}>Layers of glaze</label>
      <div className="layer-group" {...getRootProps()}>
        <button className="layer-button" {...getDecrementButtonProps()} type="button">
          One less
        </button>
        <input className="layer-input" {...getInputProps()} role="spinbutton" inputMode="numeric" />
        <button className="layer-button" {...getIncrementButtonProps()} type="button">
          One more
        </button>
      </div>
    </div>
  );
}
