import { type DemoTheme } from '../shared/demoRuntime';
import { type VariableSheet } from './variableTheme';

/** How a demo script themes a documented library. */
export interface DemoLibrary {
  /** Theme of the library in this state of the site; the same object for the same state. */
  toTheme(state: DemoTheme): object;
  /** CSS variables that the themes read, by library name; none for a library without them. */
  toVariables(state: DemoTheme): Readonly<Record<string, VariableSheet>>;
}

/** Keeps what a function made of each theme state; states are never changed, only replaced. */
export function memoizeByState<T>(make: (state: DemoTheme) => T): (state: DemoTheme) => T {
  const made = new WeakMap<DemoTheme, T>();
  return (state) => {
    let result = made.get(state);
    if (result === undefined) {
      result = make(state);
      made.set(state, result);
    }
    return result;
  };
}
