/**
 * The `z-index` of what the site lays over its pages, from the lowest to the highest. Demos stay below it where they lie in the page
 * (floating action buttons of Material UI have 1050, its app bars 1100) and above it where they cover the window (drawers have 1200,
 * modals 1300): `@mui/material/styles/zIndex.js`.
 */
export const layers = {
  header: 1101,
  floating: 1102,
  scrim: 1103,
  sidePanel: 1104,
  progress: 1105,
  skipLink: 1106,
} as const;
