import * as React from 'react';
import type { PopperProps } from '@mui/base/Popper';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

const seats = Array.from({ length: 24 }, (item, index) => index + 1);

// Outside the component, so that it stays the same array.
const modifiers: PopperProps['modifiers'] = [
  {
    name: 'width',
    enabled: true,
    phase: 'beforeWrite',
    requires: ['computeStyles'],
    fn({ state }) {
      state.styles.popper = { ...state.styles.popper, width: `${state.rects.reference.width}px` };
    },
  },
];

export default function SeatAbove() {
  const id = React.useId();

  return (
    <div className="seat-field">
      <label id={`${id}-label`} htmlFor={id}>
        Seat
      </label>
      <Select
        id={id}
        defaultValue={21}
        className="seat-button"
        slotProps={{
          listbox: { className: 'seat-list', 'aria-labelledby': `${id}-label` },
          popper: { className: 'seat-popper', placement: 'top-start', modifiers },
        }}
      >
        {seats.map((seat) => (
          <Option className="seat-option" key={seat} value={seat}>{`Seat ${seat}`}</Option>
        ))}
      </Select>
    </div>
  );
}
