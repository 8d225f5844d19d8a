import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { chosenInForcedColors } from '../theme/chosenCss';

const Group = styled.fieldset`
  display: flex;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Row = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 2px;
  padding: 2px;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  background: var(--surface-1);
`;

const Segment = styled.label`
  position: relative;
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: center;
  gap: var(--space-1);
  min-block-size: 2rem;
  padding: 0 var(--space-2);
  border-radius: 0.375rem;
  color: var(--text-quiet);
  font: var(--type-small);
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    color: var(--text);
  }
  &:has(:checked) {
    background: var(--accent-surface);
    box-shadow: inset 0 0 0 1px var(--accent);
    color: var(--text);
    font-weight: var(--weight-medium);
    ${chosenInForcedColors}
  }
  &:has(:focus-visible) {
    outline: var(--focus-ring);
    outline-offset: 2px;
  }
  > input {
    position: absolute;
    inset: 0;
    margin: 0;
    cursor: pointer;
    opacity: 0;
  }
`;

interface SegmentedControlProps<Value extends string> {
  /** Name of the choice for assistive technology. */
  label: string;
  value: Value;
  options: readonly { value: NoInfer<Value>; label: ReactNode }[];
  onChange(value: NoInfer<Value>): void;
}

/** One of a few alternatives, all seen at once: a group of native radio buttons. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  options,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <Group>
      <legend className="visually-hidden">{label}</legend>
      <Row>
        {options.map((option) => (
          <Segment key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Segment>
        ))}
      </Row>
    </Group>
  );
}
