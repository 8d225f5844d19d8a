import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  type GridColDef,
} from '@mui/x-data-grid';

interface Recording {
  id: number;
  title: string;
  studio: string;
  director: string;
  composer: string;
  microphone: string;
  minutes: number;
}

const columns: GridColDef<Recording>[] = [
  { field: 'title', headerName: 'Title', minWidth: 140, flex: 1 },
  { field: 'studio', headerName: 'Studio', width: 100 },
  { field: 'director', headerName: 'Director', width: 110 },
  { field: 'composer', headerName: 'Composer', width: 110 },
  { field: 'microphone', headerName: 'Microphone', width: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];

const rows: Recording[] = [
  {
    id: 1,
    title: 'The weather clerk',
    studio: 'Attic',
    director: 'S. Oduya',
    composer: 'none',
    microphone: 'Ribbon',
    minutes: 44,
  },
  {
    id: 2,
    title: 'Seven keys',
    studio: 'Boiler room',
    director: 'M. Falk',
    composer: 'E. Rask',
    microphone: 'Dynamic',
    minutes: 59,
  },
];

function RecordingToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
    </GridToolbarContainer>
  );
}

export default function TidyPanel() {
  return (
    <Box role="group" aria-label="Recordings" sx={{ width: '100%', height: 214 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: RecordingToolbar }}
        slotProps={{
          columnsPanel: { sort: 'asc', disableHideAllButton: true, autoFocusSearchField: false },
        }}
        initialState={{
          columns: { columnVisibilityModel: { composer: false, microphone: false } },
        }}
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
