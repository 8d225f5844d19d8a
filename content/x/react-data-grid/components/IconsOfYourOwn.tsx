import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import ArrowDropUp from '@mui/icons-material/ArrowDropUp';
import Build from '@mui/icons-material/Build';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Tram from '@mui/icons-material/Tram';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Car {
  id: number;
  car: string;
  built: number;
  ready: boolean;
}

const columns: GridColDef<Car>[] = [
  { field: 'car', headerName: 'Car', minWidth: 100, flex: 1 },
  { field: 'built', headerName: 'Built', width: 90 },
  { field: 'ready', headerName: 'Ready', type: 'boolean', width: 100 },
];

const rows: Car[] = [
  { id: 1, car: 'Two axles', built: 1928, ready: true },
  { id: 2, car: 'Open', built: 1911, ready: false },
  { id: 3, car: 'Snow plow', built: 1954, ready: true },
];

const slots = {
  columnSortedAscendingIcon: ArrowDropUp,
  columnSortedDescendingIcon: ArrowDropDown,
  columnUnsortedIcon: null,
  columnMenuIcon: ExpandMore,
  booleanCellTrueIcon: Tram,
  booleanCellFalseIcon: Build,
};

const localeText = { booleanCellTrueLabel: 'can run', booleanCellFalseLabel: 'in the workshop' };

export default function IconsOfYourOwn() {
  return (
    <Box sx={{ width: '100%', height: 214 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        localeText={localeText}
        initialState={{ sorting: { sortModel: [{ field: 'built', sort: 'asc' }] } }}
        disableRowSelectionOnClick
        hideFooter
        aria-label="Cars of the museum"
      />
    </Box>
  );
}
