/** Main colors of the default theme of `@mui/material` in light mode: what readers who choose no others see. */
export const defaultPaletteColors = { primary: '#1976d2', secondary: '#9c27b0' } as const;
