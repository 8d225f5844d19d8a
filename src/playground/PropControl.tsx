import { useId } from 'react';
import { useTranslate } from '../i18n/I18nProvider';
import type { PlaygroundControl, PlaygroundValue } from '../shared/playground';
import { BreakableName } from '../ui/BreakableName';
import { Switch } from '../ui/Switch';
import { toMinimum } from './numberLimits';

interface PropControlProps {
  control: PlaygroundControl;
  /** Undefined where the prop is not given. */
  value: PlaygroundValue | undefined;
  /** @param value undefined for a prop that is not given. */
  onChange(value: PlaygroundValue | undefined): void;
}

type InputProps = PropControlProps & { id: string };

function SelectInput({ id, control: { options, defaultValue }, value, onChange }: InputProps) {
  const t = useTranslate();
  const shown = value ?? defaultValue;
  return (
    <select
      id={id}
      value={shown === null ? '' : String(shown)}
      onChange={({ currentTarget }) =>
        onChange(options.find((option) => String(option) === currentTarget.value))
      }
    >
      {defaultValue === null && <option value="">{t('playground.unset')}</option>}
      {options.map((option) => (
        <option key={String(option)} value={String(option)}>
          {String(option)}
        </option>
      ))}
    </select>
  );
}

function NumberInput({ id, control, value, onChange }: InputProps) {
  const { defaultValue } = control;
  return (
    <input
      id={id}
      type="number"
      min={toMinimum(control)}
      placeholder={defaultValue === null ? undefined : String(defaultValue)}
      value={value === undefined ? '' : String(value)}
      onChange={({ currentTarget }) => {
        const { valueAsNumber, validity } = currentTarget;
        const isNone = Number.isNaN(valueAsNumber) || validity.rangeUnderflow;
        onChange(isNone ? undefined : valueAsNumber);
      }}
    />
  );
}

function TextInput({ id, control: { defaultValue }, value, onChange }: InputProps) {
  return (
    <input
      id={id}
      type="text"
      placeholder={typeof defaultValue === 'string' ? defaultValue : undefined}
      value={value === undefined ? '' : String(value)}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? undefined : currentTarget.value)
      }
    />
  );
}

const inputs = { select: SelectInput, number: NumberInput, text: TextInput } as const;

/** One prop with its name. */
export function PropControl(props: PropControlProps) {
  const { control, value, onChange } = props;
  const id = useId();
  const name = (
    <code>
      <BreakableName name={control.name} />
    </code>
  );
  if (control.kind === 'switch') {
    return (
      <Switch label={name} checked={(value ?? control.defaultValue) === true} onChange={onChange} />
    );
  }
  const Input = inputs[control.kind];
  return (
    <div className="prop">
      <label htmlFor={id}>{name}</label>
      <Input {...props} id={id} />
    </div>
  );
}
