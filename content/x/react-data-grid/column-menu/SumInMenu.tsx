import * as React from 'react';
import FunctionsIcon from '@mui/icons-material/Functions';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridColumnMenu,
  gridFilteredSortedRowIdsSelector,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';

interface Batch {
  id: number;
  batch: string;
  wheels: number;
  kilos: number;
}

interface SumItemProps extends GridColumnMenuItemProps {
  onSum: (text: string) => void;
}

function SumItem({ colDef, onClick, onSum }: SumItemProps) {
  const apiRef = useGridApiContext();

  return (
    <MenuItem
      onClick={(event) => {
        const sum = gridFilteredSortedRowIdsSelector(apiRef).reduce<number>(
          (total, id) => total + Number(apiRef.current.getCellValue(id, colDef.field) ?? 0),
          0,
        );
        onSum(`${colDef.headerName}: ${sum}`);
        onClick(event);
      }}
    >
      <ListItemIcon>
        <FunctionsIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Add up</ListItemText>
    </MenuItem>
  );
}

const itemsOfNumbers = { columnMenuSumItem: SumItem };

function BatchMenu(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu
      {...props}
      slots={props.colDef.type === 'number' ? itemsOfNumbers : undefined}
    />
  );
}

const slots = { columnMenu: BatchMenu };

const columns: GridColDef<Batch>[] = [
  { field: 'batch', headerName: 'Batch', minWidth: 90, flex: 1 },
  { field: 'wheels', headerName: 'Wheels', type: 'number', width: 100 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 100 },
];

const rows: Batch[] = [
  { id: 1, batch: 'March', wheels: 12, kilos: 86 },
  { id: 2, batch: 'April', wheels: 9, kilos: 61 },
  { id: 3, batch: 'May', wheels: 15, kilos: 104 },
];

export default function SumInMenu() {
  const [sum, setSum] = React.useState('Nothing added up yet');

  const slotProps = React.useMemo(
    () => ({
      columnMenu: { slotProps: { columnMenuSumItem: { displayOrder: 15, onSum: setSum } } },
    }),
    [],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 214 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          slots={slots}
          slotProps={slotProps}
          hideFooter
          aria-label="Batches"
        />
      </Box>
      <Typography role="status">{sum}</Typography>
    </Stack>
  );
}
