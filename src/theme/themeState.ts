import {
  defaultSpacing,
  spacingRange,
  type Direction,
  type PaletteColors,
  type PaletteMode,
} from '../shared/preferences';

export interface ThemeState {
  dense: boolean;
  direction: Direction;
  paletteColors: PaletteColors;
  /** Pixels. */
  spacing: number;
  paletteMode: PaletteMode;
}

export const initialThemeState: ThemeState = {
  dense: false,
  direction: 'ltr',
  paletteColors: {},
  spacing: defaultSpacing,
  paletteMode: 'light',
};

export type ThemeAction =
  | { type: 'SET_SPACING'; payload: number }
  | { type: 'INCREASE_SPACING' }
  | { type: 'DECREASE_SPACING' }
  | { type: 'SET_DENSE'; payload: boolean }
  | { type: 'RESET_DENSITY' }
  | { type: 'RESET_COLORS' }
  | {
      type: 'CHANGE';
      payload: { paletteMode?: PaletteMode; direction?: Direction; paletteColors?: PaletteColors };
    };

function clampSpacing(spacing: number): number {
  return Math.min(spacingRange.max, Math.max(spacingRange.min, spacing));
}

/** @throws Error `Unrecognized type` for an action it does not know. */
export function reduceTheme(state: ThemeState, action: ThemeAction): ThemeState {
  switch (action.type) {
    case 'SET_SPACING':
      return { ...state, spacing: clampSpacing(action.payload) };
    case 'INCREASE_SPACING':
      return { ...state, spacing: clampSpacing(state.spacing + 1) };
    case 'DECREASE_SPACING':
      return { ...state, spacing: clampSpacing(state.spacing - 1) };
    case 'SET_DENSE':
      return { ...state, dense: action.payload };
    case 'RESET_DENSITY':
      return { ...state, dense: initialThemeState.dense, spacing: initialThemeState.spacing };
    case 'RESET_COLORS':
      return { ...state, paletteColors: initialThemeState.paletteColors };
    case 'CHANGE':
      return {
        ...state,
        paletteMode: action.payload.paletteMode ?? state.paletteMode,
        direction: action.payload.direction ?? state.direction,
        paletteColors: action.payload.paletteColors ?? state.paletteColors,
      };
    default:
      throw new Error(`Unrecognized type ${String((action as { type: unknown }).type)}`);
  }
}
