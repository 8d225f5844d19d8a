import { toThemeKey, type DemoTheme } from '../shared/demoRuntime';
import type { VariableSheet } from './variableTheme';

/** How a demo script themes a documented library. */
export interface DemoLibrary {
  /** Theme of the library in this state of the site; the same object for the same state. */
  toTheme(state: DemoTheme): object;
  /** CSS variables that the themes read, by library name; none for a library without them. Also the same for the same state. */
  toVariables(state: DemoTheme): Readonly<Record<string, VariableSheet>>;
}

/** A reader who drags a color through a picker makes a state with each step. */
const keptStates = 8;

/** Keeps what a function made of the last theme states. */
export function memoizeByState<T>(make: (state: DemoTheme) => T): (state: DemoTheme) => T {
  const made = new Map<string, T>();
  return (state) => {
    const key = toThemeKey(state);
    let result = made.get(key);
    if (result === undefined) {
      result = make(state);
      made.set(key, result);
      const [oldest] = made.keys();
      if (made.size > keptStates && oldest !== undefined) made.delete(oldest);
    }
    return result;
  };
}

/** @param make of something that has both modes in it. */
export function memoizeForBothModes<T>(make: (state: DemoTheme) => T): (state: DemoTheme) => T {
  const memoized = memoizeByState(make);
  return (state) => memoized({ ...state, paletteMode: 'light' });
}
