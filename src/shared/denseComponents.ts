const small = { defaultProps: { size: 'small' } } as const;
const dense = { defaultProps: { dense: true } } as const;

/**
 * Theme components that make Material UI denser, by the props of the installed package that do so: `size`, `dense` and
 * `variant`. Items of lists and menus are not among them: they take the density of their list, and as a default of their own
 * it could not be taken back there. `margin` is space around a field, not density.
 */
export const materialDenseComponents = {
  MuiAutocomplete: small,
  MuiButton: small,
  MuiButtonGroup: small,
  MuiCheckbox: small,
  MuiChip: small,
  MuiFab: small,
  MuiFormControl: small,
  MuiIconButton: small,
  MuiList: dense,
  MuiPagination: small,
  MuiRadio: small,
  MuiRating: small,
  MuiSlider: small,
  MuiSwitch: small,
  MuiTable: small,
  MuiTextField: small,
  MuiToggleButton: small,
  MuiToggleButtonGroup: small,
  MuiToolbar: { defaultProps: { variant: 'dense' } },
} as const;

const joySmall = { defaultProps: { size: 'sm' } } as const;

/** Components of Joy UI that have the prop `size` and are not sized by their parent. */
export const joyDenseComponents = {
  JoyAccordionGroup: joySmall,
  JoyAlert: joySmall,
  JoyAutocomplete: joySmall,
  JoyAvatar: joySmall,
  JoyButton: joySmall,
  JoyButtonGroup: joySmall,
  JoyCard: joySmall,
  JoyCheckbox: joySmall,
  JoyChip: joySmall,
  JoyFormControl: joySmall,
  JoyIconButton: joySmall,
  JoyInput: joySmall,
  JoyList: joySmall,
  JoyMenu: joySmall,
  JoyRadio: joySmall,
  JoySelect: joySmall,
  JoySlider: joySmall,
  JoySwitch: joySmall,
  JoyTable: joySmall,
  JoyTabs: joySmall,
  JoyTextarea: joySmall,
  JoyToggleButtonGroup: joySmall,
} as const;
