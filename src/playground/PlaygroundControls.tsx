import { useTranslate } from '../i18n/I18nProvider';
import type { PlaygroundControl, PlaygroundState, PlaygroundValue } from '../shared/playground';
import { PropControl } from './PropControl';

interface PlaygroundControlsProps {
  /** Name of the component. */
  of: string;
  controls: readonly PlaygroundControl[];
  state: PlaygroundState;
  /** @param value undefined for a prop that is not given. */
  onChange(name: string, value: PlaygroundValue | undefined): void;
}

/** A control for each prop; those that fewer readers look for are folded. */
export function PlaygroundControls({ of, controls, state, onChange }: PlaygroundControlsProps) {
  const t = useTranslate();
  const toControl = (control: PlaygroundControl) => (
    <PropControl
      key={control.name}
      control={control}
      value={state.get(control.name)}
      onChange={(value) => onChange(control.name, value)}
    />
  );
  const further = controls.filter(({ isCommon }) => !isCommon);
  return (
    <div className="controls" role="group" aria-label={t('playground.controls', { name: of })}>
      {controls.filter(({ isCommon }) => isCommon).map(toControl)}
      {further.length > 0 && (
        <details>
          <summary>{t('playground.more')}</summary>
          {further.map(toControl)}
        </details>
      )}
    </div>
  );
}

/** @returns how many rows they take before the reader unfolds them. */
export function countRows(controls: readonly PlaygroundControl[]): number {
  const common = controls.filter(({ isCommon }) => isCommon).length;
  return common < controls.length ? common + 1 : common;
}
