import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Option } from '@mui/base/Option';
import { Select, type SelectProps } from '@mui/base/Select';
import './styles.css';

interface ChoiceFieldProps extends Omit<SelectProps<string, false>, 'children' | 'id'> {
  label: string;
  choices: readonly string[];
}

function ChoiceField({ label, choices, ...other }: ChoiceFieldProps) {
  const id = React.useId();

  return (
    <div className="tea-field">
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <Select
        id={id}
        type="button"
        slotProps={{
          root: { className: 'tea-button' },
          listbox: { className: 'tea-list', 'aria-labelledby': `${id}-label` },
          popper: { className: 'tea-layer' },
        }}
        {...other}
      >
        {choices.map((choice) => (
          <Option className="tea-option" key={choice} value={choice}>
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
    <form className="tea-counter" onSubmit={handleSubmit}>
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
      <Button className="pour-button" type="submit">
        Pour
      </Button>
      <div role="status">{poured && `Poured: ${poured}`}</div>
    </form>
  );
}
