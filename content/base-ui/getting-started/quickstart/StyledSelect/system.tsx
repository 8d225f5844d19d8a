import * as React from 'react';
import { Option, optionClasses } from '@mui/base/Option';
import { Popper } from '@mui/base/Popper';
import { Select, selectClasses } from '@mui/base/Select';
import { styled } from '@mui/system';

const Field = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  width: '100%',
  maxWidth: 240,
});

const SelectButton = styled('button')({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  width: '100%',
  maxWidth: 240,
  minHeight: 42,
  padding: '8px 12px',
  border: '1px solid #57534e',
  borderRadius: 8,
  background: '#fff',
  color: '#1c1917',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&::after': {
    content: "''",
    boxSizing: 'border-box',
    width: 9,
    height: 9,
    marginBlockStart: -4,
    borderInlineEnd: '2px solid',
    borderBlockEnd: '2px solid',
    transform: 'rotate(45deg)',
  },
  [`&.${selectClasses.focusVisible}`]: { outline: '2px solid #0f766e', outlineOffset: 2 },
  [`&.${selectClasses.expanded}`]: { borderColor: '#0f766e', background: '#f0fdfa' },
  '.mode-dark &': { borderColor: '#a8a29e', background: '#1c1917', color: '#f5f5f4' },
  [`.mode-dark &.${selectClasses.focusVisible}`]: { outlineColor: '#5eead4' },
  [`.mode-dark &.${selectClasses.expanded}`]: { borderColor: '#5eead4', background: '#042f2e' },
});

const List = styled('ul')({
  boxSizing: 'border-box',
  minWidth: 240,
  margin: '6px 0',
  padding: 6,
  border: '1px solid #57534e',
  borderRadius: 8,
  background: '#fff',
  color: '#1c1917',
  listStyle: 'none',
  outline: 0,
  '.mode-dark &': { borderColor: '#a8a29e', background: '#1c1917', color: '#f5f5f4' },
});

const Tea = styled(Option)({
  padding: '8px 10px',
  borderRadius: 6,
  borderInlineStart: '3px solid transparent',
  cursor: 'default',
  '&:hover': { background: '#e7e5e4' },
  [`&.${optionClasses.highlighted}`]: {
    background: '#ccfbf1',
    outline: '2px solid #0f766e',
    outlineOffset: -2,
  },
  [`&.${optionClasses.selected}`]: { borderInlineStartColor: '#0f766e', fontWeight: 600 },
  [`&.${optionClasses.disabled}`]: { color: '#57534e', fontStyle: 'italic' },
  '.mode-dark &:hover': { background: '#292524' },
  [`.mode-dark &.${optionClasses.highlighted}`]: {
    background: '#134e4a',
    outlineColor: '#5eead4',
  },
  [`.mode-dark &.${optionClasses.selected}`]: { borderInlineStartColor: '#5eead4' },
  [`.mode-dark &.${optionClasses.disabled}`]: { color: '#d6d3d1' },
});

const Layer = styled(Popper)({ zIndex: 1 });

export default function StyledSelect() {
  const id = React.useId();

  return (
    <Field>
      <label id={`${id}-label`} htmlFor={id}>
        Tea
      </label>
      <Select
        id={id}
        defaultValue="oolong"
        placeholder="Oolong"
        slots={{ root: SelectButton, listbox: List, popper: Layer }}
        slotProps={{ listbox: { 'aria-labelledby': `${id}-label` } }}
      >
        <Tea value="assam">Assam</Tea>
        <Tea value="oolong">Oolong</Tea>
        <Tea value="sencha" disabled aria-disabled>
          Sencha, sold out
        </Tea>
        <Tea value="yunnan">Yunnan</Tea>
      </Select>
    </Field>
  );
}
