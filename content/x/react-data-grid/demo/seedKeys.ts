import { GridCellEditStartReasons, type GridEventListener } from '@mui/x-data-grid';

/** Letters and Delete start editing of texts and numbers only, not of lists, dates and boxes. */
export const refuseStrayKeys: GridEventListener<'cellEditStart'> = (
  { colDef, key = '', reason },
  event,
) => {
  const typed =
    reason === GridCellEditStartReasons.printableKeyDown ||
    reason === GridCellEditStartReasons.deleteKeyDown;
  if (!typed || colDef.type === 'string') return;
  if (colDef.type === 'number' && /^[1-9]$|^Delete$|^Backspace$/.test(key)) return;
  event.defaultMuiPrevented = true;
};

/** Space presses a button in Actions; the grid would go down by one screen. */
export const pressBySpace: GridEventListener<'cellKeyDown'> = ({ colDef }, event) => {
  if (colDef.type === 'actions' && event.key === ' ') event.defaultMuiPrevented = true;
};
