import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

interface Hat {
  id: number;
  hat: string;
  lent: boolean;
}

const rows: Hat[] = [
  { id: 1, hat: 'Top hat', lent: false },
  { id: 2, hat: 'Tricorne', lent: true },
  { id: 3, hat: 'Sou’wester', lent: false },
];

function LendButton({ row, tabIndex }: GridRenderCellParams<Hat>) {
  const apiRef = useGridApiContext();

  return (
    <Button
      size="small"
      tabIndex={tabIndex}
      aria-label={`${row.lent ? 'Take back' : 'Lend'}: ${row.hat}`}
      onClick={() => apiRef.current.updateRows([{ id: row.id, lent: !row.lent }])}
      onKeyDown={(event) => {
        if (event.key === ' ') event.stopPropagation();
      }}
    >
      {row.lent ? 'Take back' : 'Lend'}
    </Button>
  );
}

const columns: GridColDef<Hat>[] = [
  { field: 'hat', headerName: 'Hat', minWidth: 110, flex: 1 },
  {
    field: 'lent',
    headerName: 'Lending',
    width: 130,
    renderCell: (params) => <LendButton {...params} />,
  },
];

export default function LendInCell() {
  return (
    <Box sx={{ width: '100%', maxWidth: 520, height: 214 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
        aria-label="Hats"
      />
    </Box>
  );
}
