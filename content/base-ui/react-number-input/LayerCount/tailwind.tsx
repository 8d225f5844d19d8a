import * as React from 'react';
import { unstable_useNumberInput as useNumberInput } from '@mui/base/unstable_useNumberInput';

const layerGroup = 'flex items-center gap-2';

const layerButton =
  'cursor-pointer rounded-lg border border-stone-500 bg-white px-3 py-2 text-stone-900 ' +
  'disabled:cursor-not-allowed disabled:opacity-40 dark:border-stone-400 ' +
  'dark:bg-stone-800 dark:text-stone-100';

const layerInput =
  'w-16 rounded-lg border border-stone-500 bg-white py-1 text-center text-2xl ' +
  'leading-normal text-stone-900 outline-offset-2 outline-orange-800 ' +
  'focus-visible:outline-2 dark:border-stone-400 dark:bg-stone-800 dark:text-stone-100 ' +
  'dark:outline-orange-300';

export default function LayerCount() {
  const id = React.useId();
  const { getRootProps, getInputProps, getIncrementButtonProps, getDecrementButtonProps } =
    useNumberInput({ inputId: id, defaultValue: 2, min: 1, max: 5 });

  return (
    <div>
      <label htmlFor={id}>Layers of glaze</label>
      <div className={layerGroup} {...getRootProps()}>
        <button className={layerButton} {...getDecrementButtonProps()} type="button">
          One less
        </button>
        <input className={layerInput} {...getInputProps()} role="spinbutton" inputMode="numeric" />
        <button className={layerButton} {...getIncrementButtonProps()} type="button">
          One more
        </button>
      </div>
    </div>
  );
}
