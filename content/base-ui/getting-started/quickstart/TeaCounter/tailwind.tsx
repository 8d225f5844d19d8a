import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Option } from '@mui/base/Option';
import { Select, type SelectProps } from '@mui/base/Select';

const field = 'flex w-full max-w-60 flex-col gap-1';

const selectButton =
  'flex min-h-10.5 w-full max-w-60 cursor-pointer items-center justify-between gap-3 ' +
  'rounded-lg border border-stone-600 bg-white px-3 py-2 text-start text-stone-900 ' +
  'after:-mt-1 after:size-2.25 after:rotate-45 after:border-e-2 after:border-b-2 ' +
  '[&.Mui-focusVisible]:outline-2 [&.Mui-focusVisible]:outline-offset-2 ' +
  '[&.Mui-focusVisible]:outline-teal-700 [&.Mui-expanded]:border-teal-700 ' +
  '[&.Mui-expanded]:bg-teal-50 dark:border-stone-400 dark:bg-stone-900 ' +
  'dark:text-stone-100 dark:[&.Mui-focusVisible]:outline-teal-300 ' +
  'dark:[&.Mui-expanded]:border-teal-300 dark:[&.Mui-expanded]:bg-teal-950';

const list =
  'mx-0 my-1.5 min-w-60 list-none rounded-lg border border-stone-600 bg-white p-1.5 ' +
  'text-stone-900 outline-0 dark:border-stone-400 dark:bg-stone-900 dark:text-stone-100';

const tea =
  'cursor-default rounded-md border-s-3 border-transparent px-2.5 py-2 ' +
  'hover:bg-stone-200 [&.MuiOption-highlighted]:bg-teal-100 ' +
  '[&.MuiOption-highlighted]:outline-2 [&.MuiOption-highlighted]:-outline-offset-2 ' +
  '[&.MuiOption-highlighted]:outline-teal-700 ' +
  '[&.Mui-selected]:border-s-teal-700 [&.Mui-selected]:font-semibold ' +
  '[&.Mui-disabled]:text-stone-600 [&.Mui-disabled]:italic dark:hover:bg-stone-800 ' +
  'dark:[&.MuiOption-highlighted]:bg-teal-900 ' +
  'dark:[&.MuiOption-highlighted]:outline-teal-300 ' +
  'dark:[&.Mui-selected]:border-s-teal-300 ' +
  'dark:[&.Mui-disabled]:text-stone-300';

const layer = 'z-1';

const counter = 'flex w-full max-w-60 flex-col gap-4';

const pourButton =
  'cursor-pointer self-start rounded-lg bg-teal-700 px-4 py-2 font-semibold text-white ' +
  'outline-offset-2 outline-teal-700 [&.Mui-focusVisible]:outline-2 dark:bg-teal-300 ' +
  'dark:text-teal-950 dark:outline-teal-300';

interface ChoiceFieldProps extends Omit<SelectProps<string, false>, 'children' | 'id'> {
  label: string;
  choices: readonly string[];
}

function ChoiceField({ label, choices, ...other }: ChoiceFieldProps) {
  const id = React.useId();

  return (
    <div className={field}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <Select
        id={id}
        type="button"
        slotProps={{
          root: { className: selectButton },
          listbox: { className: list, 'aria-labelledby': `${id}-label` },
          popper: { className: layer },
        }}
        {...other}
      >
        {choices.map((choice) => (
          <Option className={tea} key={choice} value={choice}>
            {choice}
          </Option>
        ))}
      </Select>
    </div>
  );
}

export default function TeaCounter() {
  const [poured, setPoured] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const order = new FormData(event.currentTarget);
    setPoured(`${String(order.get('size'))} of ${String(order.get('tea'))}`);
  };

  return (
    <form className={counter} onSubmit={handleSubmit}>
      <ChoiceField
        label="Which tea"
        name="tea"
        placeholder="Assam"
        defaultValue="Assam"
        choices={['Assam', 'Oolong', 'Yunnan']}
      />
      <ChoiceField
        label="How much"
        name="size"
        placeholder="Cup"
        defaultValue="Cup"
        choices={['Cup', 'Pot']}
      />
      <Button className={pourButton} type="submit">
        Pour
      </Button>
      <div role="status">{poured && `Poured: ${poured}`}</div>
    </form>
  );
}
