/** What a reader can give a prop of a playground. */
export type PlaygroundValue = string | number | boolean;

/** A control for one prop. */
export interface PlaygroundControl {
  /** Name of the prop. */
  name: string;
  kind: 'select' | 'switch' | 'text' | 'number';
  /** What can be chosen; empty for other kinds. */
  options: PlaygroundValue[];
  /** What the component does where the prop is not given; null where that is not said. */
  defaultValue: PlaygroundValue | null;
  /** What the author starts with; null where the prop is not given at first. */
  initialValue: PlaygroundValue | null;
  /** Whether the component wants it in any case. */
  isRequired: boolean;
  /** Whether it is shown at once and not among the further props. */
  isCommon: boolean;
}

/** Values by prop; a prop without one is not given. */
export type PlaygroundState = ReadonlyMap<string, PlaygroundValue>;

/** Name under which a playground is mounted like a demo; no demo can have it. */
export function toPlaygroundName(component: string): string {
  return `playground-${component}`;
}

/** What the author has put into the controls; those that are not here have the default of the component. */
export function toInitialState(controls: readonly PlaygroundControl[]): PlaygroundState {
  return new Map(
    controls.flatMap(({ name, initialValue }) =>
      initialValue === null ? [] : [[name, initialValue] as const],
    ),
  );
}

/**
 * Names and values of the props that have to be written; those with the component's own default have not. A text that the
 * component requires is empty where the state has none.
 */
export function toWrittenProps(
  controls: readonly PlaygroundControl[],
  state: PlaygroundState,
): [name: string, value: PlaygroundValue][] {
  return controls.flatMap(({ name, kind, defaultValue, isRequired }) => {
    const value = state.get(name) ?? (isRequired && kind === 'text' ? '' : undefined);
    if (value === undefined || value === defaultValue) return [];
    const isOff = kind === 'switch' && defaultValue === null && value === false;
    if (isOff && !isRequired) return [];
    return [[name, value] as [string, PlaygroundValue]];
  });
}

/**
 * Props of the component for a state.
 * @param fixedProps what the author gives and no control changes.
 */
export function toPlaygroundProps(
  controls: readonly PlaygroundControl[],
  state: PlaygroundState,
  fixedProps: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return { ...fixedProps, ...Object.fromEntries(toWrittenProps(controls, state)) };
}
