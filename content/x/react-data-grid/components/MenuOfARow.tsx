import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridSlotsComponentsProps,
} from '@mui/x-data-grid';

interface Duty {
  id: number;
  duty: string;
  driver: string;
}

const columns: GridColDef<Duty>[] = [
  { field: 'duty', headerName: 'Duty', minWidth: 120, flex: 1 },
  { field: 'driver', headerName: 'Driver', minWidth: 110, flex: 1 },
];

const firstRows: Duty[] = [
  { id: 1, duty: 'Harbor, early', driver: 'Mette' },
  { id: 2, duty: 'Harbor, late', driver: 'Open' },
  { id: 3, duty: 'Zoo, early', driver: 'Jonas' },
];

interface OpenMenu {
  anchor: Element;
  id: number;
}

export default function MenuOfARow() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(firstRows);
  const [menu, setMenu] = React.useState<OpenMenu | null>(null);
  const [said, setSaid] = React.useState('Open the context menu of a row');
  const duty = rows.find(({ id }) => id === menu?.id);

  const slotProps = React.useMemo<GridSlotsComponentsProps>(
    () => ({
      row: {
        onContextMenu: (event) => {
          const anchor =
            event.target instanceof Element ? event.target.closest('[data-field]') : null;
          const field = anchor?.getAttribute('data-field');
          if (!anchor || !field) return;
          event.preventDefault();
          const id = Number(event.currentTarget.getAttribute('data-id'));
          // Without it, the grid focuses the cell on mouseup and takes focus out of the menu.
          apiRef.current.setCellFocus(id, field);
          setMenu({ anchor, id });
        },
      },
    }),
    [apiRef],
  );

  function give(driver: string) {
    if (duty) {
      setRows((current) => current.map((row) => (row.id === duty.id ? { ...row, driver } : row)));
      setSaid(`${duty.duty}: ${driver}`);
    }
    setMenu(null);
  }

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 214 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          slotProps={slotProps}
          disableRowSelectionOnClick
          hideFooter
          aria-label="Duties of tomorrow"
        />
      </Box>
      <Typography role="status">{said}</Typography>
      <Menu
        open={menu !== null}
        anchorEl={menu?.anchor}
        onClose={() => setMenu(null)}
        MenuListProps={{ 'aria-label': 'Driver of the duty' }}
      >
        <MenuItem onClick={() => give('Mette')}>Give to Mette</MenuItem>
        <MenuItem onClick={() => give('Open')}>Leave open</MenuItem>
      </Menu>
    </Stack>
  );
}
