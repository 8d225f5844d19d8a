import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Repair {
  id: number;
  clock: string;
  town: string | null;
}

const towns = [
  'Aarhus',
  'Basel',
  'Bergen',
  'Cork',
  'Delft',
  'Ghent',
  'Graz',
  'Lund',
  'Porto',
  'Turku',
];

function TownEditor({ id, field, value, hasFocus, row }: GridRenderEditCellParams<Repair, string>) {
  const apiRef = useGridApiContext();
  const input = React.useRef<HTMLInputElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);

  return (
    <Autocomplete
      fullWidth
      openOnFocus
      autoHighlight
      options={towns}
      sx={{ height: '100%' }}
      value={value ?? null}
      onChange={(_event, town) => {
        void apiRef.current.setEditCellValue({ id, field, value: town });
      }}
      renderInput={({ InputProps, inputProps }) => (
        <InputBase
          fullWidth
          ref={InputProps.ref}
          inputRef={input}
          endAdornment={InputProps.endAdornment}
          inputProps={{ ...inputProps, 'aria-label': `Town of the ${row.clock}` }}
          sx={{ height: '100%', px: 1, font: 'inherit' }}
        />
      )}
    />
  );
}

const columns: GridColDef<Repair>[] = [
  { field: 'clock', headerName: 'Clock', minWidth: 120, flex: 1 },
  {
    field: 'town',
    headerName: 'Town',
    width: 170,
    editable: true,
    renderEditCell: (params) => <TownEditor {...params} />,
  },
];

const rows: Repair[] = [
  { id: 1, clock: 'Station clock', town: 'Bergen' },
  { id: 2, clock: 'Regulator', town: 'Graz' },
  { id: 3, clock: 'Carriage clock', town: null },
];

export default function PickFromALongList() {
  return (
    <Box sx={{ width: '100%', height: 214 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        onCellEditStart={(params, event) => {
          // The value would begin as the letter that was typed, which is no town.
          if (params.key !== undefined && params.key !== 'Enter') event.defaultMuiPrevented = true;
        }}
        hideFooter
        aria-label="Clocks and their towns"
      />
    </Box>
  );
}
