import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, gridClasses, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Founder {
  id: number;
  founder: string;
  town: string;
}

const columns: GridColDef<Founder>[] = [
  { field: 'founder', headerName: 'Bell founder', width: 110 },
  { field: 'town', headerName: 'Town', width: 110 },
];

const rows: Founder[] = [
  { id: 1, founder: 'Widow Tamm and sons', town: 'Reed Bridge' },
  { id: 2, founder: 'Brothers of the lower forge', town: 'Salt Harbor' },
  { id: 3, founder: 'Unknown', town: 'Found in the river' },
];

/** The padding of a cell, and one more because `scrollWidth` is rounded. */
const extra = 21;

export default function FitTheContent() {
  const apiRef = useGridApiRef();

  const fit = () => {
    for (const { field } of columns) {
      const widths = rows.map(({ id }) => {
        const cell = apiRef.current.getCellElement(id, field);
        return cell?.querySelector(`.${gridClasses.cellContent}`)?.scrollWidth ?? 0;
      });
      apiRef.current.setColumnWidth(field, Math.max(80, ...widths) + extra);
    }
  };

  return (
    <Stack spacing={1} alignItems="flex-start" sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={fit}>
        Fit to the content
      </Button>
      <Box sx={{ width: '100%', height: 230 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
          aria-label="Bell founders"
        />
      </Box>
    </Stack>
  );
}
