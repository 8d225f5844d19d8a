import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

interface Cabin {
  name: string;
  note: string;
  beds: number;
  price: number;
}

const couchette: Cabin = { name: 'Couchette', note: 'Shared, with a blanket', beds: 6, price: 24 };

const cabins: Cabin[] = [
  { name: 'Seat', note: 'Reclines a little', beds: 1, price: 12 },
  couchette,
  { name: 'Sleeper', note: 'Two beds and a washbasin', beds: 2, price: 61 },
];

export default function CabinChoice() {
  const id = React.useId();
  const [cabin, setCabin] = React.useState<Cabin | null>(couchette);

  return (
    <div className="cabin-field">
      <label id={`${id}-label`} htmlFor={id}>
        Cabin
      </label>
      <Select
        id={id}
        value={cabin}
        onChange={(event, newCabin) => setCabin(newCabin)}
        renderValue={(option) => option && `${option.label}, ${option.value.price} coins`}
        className="cabin-button"
        slotProps={{ listbox: { className: 'cabin-list', 'aria-labelledby': `${id}-label` } }}
      >
        {cabins.map((item) => (
          <Option className="cabin-option" key={item.name} value={item} label={item.name}>
            {item.name}
            <span className="cabin-note">{item.note}</span>
          </Option>
        ))}
      </Select>
      <div>{cabin && `Sleeps ${cabin.beds}.`}</div>
    </div>
  );
}
