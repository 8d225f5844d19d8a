import type { ReactNode } from 'react';
import styled from 'styled-components';

const Label = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  min-block-size: 2.25rem;
  font: var(--type-small);
  cursor: pointer;
`;

const Track = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  inline-size: 2.5rem;
  block-size: 1.5rem;
  margin: 0;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-chip);
  background: var(--surface-1);
  cursor: pointer;
  &::before {
    position: absolute;
    inset-block-start: 0.1875rem;
    inset-inline-start: 0.1875rem;
    inline-size: 1rem;
    block-size: 1rem;
    border-radius: 50%;
    background: var(--line-strong);
    content: '';
    transition: transform var(--duration) var(--ease);
  }
  &:checked {
    border-color: var(--accent);
    background: var(--accent);
  }
  &:checked::before {
    background: var(--on-accent);
    transform: translateX(1rem);
  }
  &:checked:dir(rtl)::before {
    transform: translateX(-1rem);
  }
  @media (forced-colors: active) {
    appearance: auto;
    &::before {
      content: none;
    }
  }
`;

interface SwitchProps {
  label: ReactNode;
  checked: boolean;
  onChange(checked: boolean): void;
}

/** One thing that is on or off, at once. */
export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <Label>
      {label}
      <Track
        type="checkbox"
        role="switch"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </Label>
  );
}
