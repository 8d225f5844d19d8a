import AcUnit from '@mui/icons-material/AcUnit';
import WbSunny from '@mui/icons-material/WbSunny';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Weight {
  id: number;
  hive: string;
  summer: number;
  winter: number;
}

const columns: GridColDef<Weight>[] = [
  { field: 'hive', headerName: 'Hive', minWidth: 110, flex: 1 },
  {
    field: 'summer',
    headerName: 'Kilos in summer',
    type: 'number',
    width: 90,
    renderHeader: () => <WbSunny titleAccess="Kilos in summer" />,
  },
  {
    field: 'winter',
    headerName: 'Kilos in winter',
    type: 'number',
    width: 90,
    renderHeader: () => <AcUnit titleAccess="Kilos in winter" />,
  },
];

const rows: Weight[] = [
  { id: 1, hive: 'Orchard', summer: 61, winter: 38 },
  { id: 2, hive: 'Roof', summer: 54, winter: 35 },
];

export default function PictureHeaders() {
  return (
    <Box sx={{ width: '100%', maxWidth: 520, height: 162 }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Weight of the hives" />
    </Box>
  );
}
