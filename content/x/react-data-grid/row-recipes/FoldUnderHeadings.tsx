import * as React from 'react';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef, type GridEventListener } from '@mui/x-data-grid';

interface Line {
  id: string;
  shelf: string;
  isHeading?: boolean;
  minutes?: number;
}

const shelves = {
  Quick: [
    { id: 'lantern', shelf: 'Lantern run', minutes: 15 },
    { id: 'moth', shelf: 'Moth and lamp', minutes: 20 },
  ],
  Long: [{ id: 'road', shelf: 'Salt road', minutes: 140 }],
};

const keepFocus: GridEventListener<'cellKeyDown'> = ({ row }, event) => {
  if (!row.isHeading || !['ArrowLeft', 'ArrowRight'].includes(event.key)) return;
  event.preventDefault();
  event.defaultMuiPrevented = true;
};

export default function FoldUnderHeadings() {
  const [folded, setFolded] = React.useState<string[]>(['Long']);

  const rows = React.useMemo(
    () =>
      Object.entries(shelves).flatMap<Line>(([shelf, games]) => [
        { id: shelf, shelf, isHeading: true },
        ...(folded.includes(shelf) ? [] : games),
      ]),
    [folded],
  );

  const columns = React.useMemo<GridColDef<Line>[]>(
    () => [
      {
        field: 'shelf',
        headerName: 'Game',
        minWidth: 150,
        flex: 1,
        sortable: false,
        colSpan: ({ row }) => (row.isHeading ? 2 : 1),
        renderCell: ({ row, tabIndex }) =>
          row.isHeading ? (
            <Button
              size="small"
              startIcon={folded.includes(row.id) ? <ExpandMore /> : <ExpandLess />}
              aria-expanded={!folded.includes(row.id)}
              tabIndex={tabIndex}
              onKeyDown={(event) => {
                if (event.key === ' ') event.stopPropagation();
              }}
              onClick={() =>
                setFolded((now) =>
                  now.includes(row.id) ? now.filter((id) => id !== row.id) : [...now, row.id],
                )
              }
            >
              {row.shelf} games
            </Button>
          ) : (
            row.shelf
          ),
      },
      { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100, sortable: false },
    ],
    [folded],
  );

  return (
    <Box role="group" aria-label="Games by length" sx={{ width: '100%', height: 318 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        isRowSelectable={({ row }) => !row.isHeading}
        onCellKeyDown={keepFocus}
        disableColumnMenu
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
