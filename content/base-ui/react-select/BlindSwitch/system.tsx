import * as React from 'react';
import { type SelectOption, useOption } from '@mui/base/useOption';
import { SelectProvider, useSelect } from '@mui/base/useSelect';
import { styled } from '@mui/system';

const BlindField = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  width: '100%',
  maxWidth: 280,
});

const BlindButton = styled('button')({
  '--ink': '#0f172a',
  '--paper': '#fff',
  '--edge': '#64748b',
  '--ring': '#4338ca',
  '.mode-dark &': {
    '--ink': '#f1f5f9',
    '--paper': '#1e293b',
    '--edge': '#94a3b8',
    '--ring': '#a5b4fc',
  },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  width: '100%',
  minHeight: 42,
  padding: '8px 12px',
  border: '1px solid var(--edge)',
  borderRadius: 8,
  background: 'var(--paper)',
  color: 'var(--ink)',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&::after': {
    content: "''",
    flexShrink: 0,
    border: '5px solid transparent',
    borderBlockStartColor: 'currentColor',
    borderBlockEndWidth: 0,
  },
  '&:focus-visible': {
    outline: '2px solid var(--ring)',
    outlineOffset: 2,
  },
});

const BlindList = styled('ul')({
  '--ink': '#0f172a',
  '--paper': '#fff',
  '--edge': '#64748b',
  '--ring': '#4338ca',
  '--wash': '#e0e7ff',
  '.mode-dark &': {
    '--ink': '#f1f5f9',
    '--paper': '#1e293b',
    '--edge': '#94a3b8',
    '--ring': '#a5b4fc',
    '--wash': '#312e81',
  },
  boxSizing: 'border-box',
  maxHeight: 260,
  margin: '4px 0',
  padding: 4,
  overflow: 'auto',
  listStyle: 'none',
  border: '1px solid var(--edge)',
  borderRadius: 8,
  background: 'var(--paper)',
  color: 'var(--ink)',
  boxShadow: '0 4px 12px rgb(0 0 0 / 0.16)',
  '&[hidden]': {
    display: 'none',
  },
});

const BlindOption = styled('li')({
  padding: '6px 12px',
  borderRadius: 6,
  borderInlineStart: '4px solid transparent',
  cursor: 'pointer',
  '&:hover': {
    background: 'var(--wash)',
  },
  '&[data-highlighted]': {
    outline: '2px solid var(--ring)',
    outlineOffset: -2,
  },
  "&[aria-selected='true']": {
    borderColor: 'var(--ring)',
    fontWeight: 600,
  },
});

const positions = [
  { value: 'open', label: 'Open' },
  { value: 'half', label: 'Half' },
  { value: 'shut', label: 'Shut' },
];

function BlindChoice({ option }: { option: SelectOption<string> }) {
  const { id, disabled = false, label, ref, value } = option;
  const { getRootProps, highlighted } = useOption({ id, disabled, label, rootRef: ref, value });

  return (
    <BlindOption {...getRootProps()} data-highlighted={highlighted || undefined}>
      {label}
    </BlindOption>
  );
}

export default function BlindSwitch() {
  const id = React.useId();
  const { contextValue, getButtonProps, getListboxProps, getOptionMetadata, open, value } =
    useSelect({ options: positions, defaultValue: 'half' });
  const selected = value === null ? undefined : getOptionMetadata(value);

  return (
    <BlindField>
      <label id={`${id}-label`} htmlFor={id}>
        Window blind
      </label>
      <BlindButton {...getButtonProps()} type="button" id={id}>
        {selected?.label}
      </BlindButton>
      <BlindList {...getListboxProps()} aria-labelledby={`${id}-label`} hidden={!open}>
        <SelectProvider value={contextValue}>
          {positions.map((position) => {
            const option = getOptionMetadata(position.value);
            return option && <BlindChoice key={position.value} option={option} />;
          })}
        </SelectProvider>
      </BlindList>
    </BlindField>
  );
}
