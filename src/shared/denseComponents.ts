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

/** What the data grid has for the same, under a name of its own; only the types of its package know the component. */
export const dataGridDenseComponents = {
  MuiDataGrid: { defaultProps: { density: 'compact' } },
} as const;
