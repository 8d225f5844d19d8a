import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  gridQuickFilterValuesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

interface Frame {
  id: number;
  frame: string;
  paint: string;
}

function MarkedText({ text }: { text: string }) {
  const words: string[] = useGridSelector(useGridApiContext(), gridQuickFilterValuesSelector) ?? [];
  if (words.length === 0) return <span>{text}</span>;

  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const parts = text.split(new RegExp(`(${escaped.join('|')})`, 'i'));

  return (
    <span>
      {parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part))}
    </span>
  );
}

const renderMarked = ({ value = '' }: GridRenderCellParams<Frame, string>) => (
  <MarkedText text={value} />
);

const columns: GridColDef<Frame>[] = [
  { field: 'frame', headerName: 'Frame', minWidth: 130, flex: 1, renderCell: renderMarked },
  { field: 'paint', headerName: 'Paint', minWidth: 130, flex: 1, renderCell: renderMarked },
];

const rows: Frame[] = [
  { id: 1, frame: 'Touring, large', paint: 'Racing green' },
  { id: 2, frame: 'Racing, small', paint: 'Pearl' },
  { id: 3, frame: 'City, large', paint: 'Petrol' },
];

function FramesToolbar() {
  const input = React.useRef<HTMLInputElement>(null);

  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter
        label="Search frames"
        inputRef={input}
        onClick={() => input.current?.focus()}
        sx={{ flexGrow: 1, m: 1 }}
      />
    </GridToolbarContainer>
  );
}

export default function MarkWhatMatches() {
  return (
    <Box role="group" aria-label="Frames" sx={{ width: '100%', height: 292 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: FramesToolbar }}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['rac'] } } }}
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
