import type { GridEventListener } from '@mui/x-data-grid';

/** Space presses a button in a column of actions; the grid would go down by one screen. */
export const pressBySpace: GridEventListener<'cellKeyDown'> = ({ colDef }, event) => {
  if (colDef.type === 'actions' && event.key === ' ') event.defaultMuiPrevented = true;
};
