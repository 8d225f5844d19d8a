import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, useGridApiRef, type GridCellParams } from '@mui/x-data-grid';
import { replaceSeed, seedColumns, seeds, type Seed } from './seeds';

const features = { ariaV7: true };

export default function OneClick() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(seeds);

  const save = (changed: Seed) => {
    setRows((now) => replaceSeed(now, changed));
    return changed;
  };

  const open = ({ id, field, isEditable, cellMode }: GridCellParams) => {
    if (isEditable && cellMode === 'view') apiRef.current.startCellEditMode({ id, field });
  };

  return (
    <Box role="group" aria-label="Seeds, one click edits" sx={{ width: '100%', height: 214 }}>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={seedColumns}
        processRowUpdate={save}
        onCellClick={open}
        disableRowSelectionOnClick
        hideFooter
        experimentalFeatures={features}
      />
    </Box>
  );
}
