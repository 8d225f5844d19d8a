import type { PlaygroundControl, PlaygroundState, PlaygroundValue } from '../shared/playground';
import { toLinkMaximum, toMinimum } from './numberLimits';

/** Longer texts are not shared by link: a link must not put a page of somebody else's words on the site. */
const maxTextLength = 80;

const number = /^-?\d{1,4}(?:\.\d{1,3})?$/;

/** Characters that no label has: control characters, and those that turn the direction of text. */

const strange = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

function parseNumber(control: PlaygroundControl, text: string): number | undefined {
  // Minus zero is zero: a link cannot tell them apart.
  const value = number.test(text) ? Number(text) || 0 : NaN;
  const maximum = toLinkMaximum(control);
  return value >= (toMinimum(control) ?? -maximum) && value <= maximum ? value : undefined;
}

/** @returns the value; null for none; undefined for what the control cannot give. */
function parseValue(control: PlaygroundControl, text: string): PlaygroundValue | null | undefined {
  const { kind, options } = control;
  if (text === '') return null;
  switch (kind) {
    case 'select':
      return options.find((option) => String(option) === text);
    case 'switch':
      return text === 'true' || text === 'false' ? text === 'true' : undefined;
    case 'number':
      return parseNumber(control, text);
    case 'text':
      return text.length <= maxTextLength && !strange.test(text) ? text : undefined;
  }
}

function toParameter(of: string, name: string): string {
  return `${of}.${name}`;
}

/**
 * State that a link asks for. Only what a control of the playground can give counts; everything else is ignored.
 * @param query text of `location.search`.
 */
export function parsePlaygroundQuery(
  query: string,
  of: string,
  controls: readonly PlaygroundControl[],
  initial: PlaygroundState,
): PlaygroundState {
  const parameters = new URLSearchParams(query);
  const state = new Map(initial);
  for (const control of controls) {
    const text = parameters.get(toParameter(of, control.name));
    const value = text === null ? undefined : parseValue(control, text);
    if (value === null) state.delete(control.name);
    else if (value !== undefined) state.set(control.name, value);
  }
  return state;
}

/**
 * The query with the state of a playground in it: what differs from how it is at first.
 * @param query text of `location.search`; other parameters stay. @returns with its mark, or empty.
 */
export function toPlaygroundQuery(
  query: string,
  of: string,
  controls: readonly PlaygroundControl[],
  initial: PlaygroundState,
  state: PlaygroundState,
): string {
  const parameters = new URLSearchParams(query);
  for (const control of controls) {
    const parameter = toParameter(of, control.name);
    parameters.delete(parameter);
    const value = state.get(control.name);
    const text = value === undefined ? '' : String(value);
    if (value !== initial.get(control.name) && parseValue(control, text) !== undefined)
      parameters.set(parameter, text);
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
