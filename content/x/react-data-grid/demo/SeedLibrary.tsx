import * as React from 'react';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Delete from '@mui/icons-material/Delete';
import Redeem from '@mui/icons-material/Redeem';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridActionsCellItem,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { seedColumns } from './seedColumns';
import { pressBySpace, refuseStrayKeys } from './seedKeys';
import { seedParts } from './seedParts';
import { firstSeeds, type Seed } from './seeds';

const initialState = {
  columns: { columnVisibilityModel: { tested: false } },
  sorting: { sortModel: [{ field: 'variety', sort: 'asc' as const }] },
  pagination: { paginationModel: { pageSize: 10 } },
};

export default function SeedLibrary() {
  const apiRef = useGridApiRef();
  const nextId = React.useRef(firstSeeds.length + 1);
  const [rows, setRows] = React.useState(firstSeeds);
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([]);
  const [loading, setLoading] = React.useState(false);
  const [message, setMessage] = React.useState('');

  React.useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => {
      setRows(firstSeeds);
      setLoading(false);
      setMessage(`${firstSeeds.length} kinds of seeds loaded`);
    }, 1200);
    return () => clearTimeout(timer);
  }, [loading]);

  const giveOut = React.useCallback((seeds: readonly Seed[]) => {
    const ids = seeds.map(({ id }) => id);
    setRows((now) =>
      now.map((row) =>
        ids.includes(row.id) ? { ...row, packets: Math.max(0, row.packets - 1) } : row,
      ),
    );
    const [first] = seeds;
    const what = seeds.length === 1 && first ? first.variety : `one each of ${seeds.length} kinds`;
    setMessage(`Given out: ${what}`);
  }, []);

  const columns = React.useMemo<GridColDef<Seed>[]>(() => {
    const remove = ({ id, variety }: Seed) => {
      const ids = gridExpandedSortedRowIdsSelector(apiRef);
      const place = ids.indexOf(id);
      const neighbor = ids[place + 1] ?? ids[place - 1];
      if (neighbor === undefined) apiRef.current.setColumnHeaderFocus('variety');
      else apiRef.current.setCellFocus(neighbor, 'variety');
      setRows((now) => now.filter((row) => row.id !== id));
      setMessage(`${variety} removed`);
    };
    const copy = (row: Seed) => {
      const id = nextId.current;
      nextId.current += 1;
      setRows((now) => [...now, { ...row, id }]);
      setMessage(`${row.variety} copied`);
    };
    return [
      ...seedColumns,
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 90,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="give"
            icon={<Redeem />}
            label={`Give out one ${row.variety}`}
            onClick={() => {
              if (row.packets > 0) giveOut([row]);
              else setMessage(`No ${row.variety} left`);
            }}
          />,
          <GridActionsCellItem
            key="copy"
            icon={<ContentCopy />}
            label="Copy"
            showInMenu
            onClick={() => copy(row)}
          />,
          <GridActionsCellItem
            key="remove"
            icon={<Delete />}
            label="Remove"
            showInMenu
            onClick={() => remove(row)}
          />,
        ],
      },
    ];
  }, [apiRef, giveOut]);

  const giveOutSelected = () => {
    const inStock = rows.filter(({ id, packets }) => selected.includes(id) && packets > 0);
    if (selected.length === 0) setMessage('Select seeds first');
    else if (inStock.length === 0) setMessage('Nothing left of what is selected');
    else giveOut(inStock);
  };

  const save = (changed: Seed, before: Seed) => {
    if (changed.variety.trim() === '') throw new Error('A variety needs a name.');
    if (!Number.isInteger(changed.packets) || changed.packets < 0) {
      throw new Error('Packets are a whole number from 0.');
    }
    if (JSON.stringify(changed) === JSON.stringify(before)) return before;
    setRows((now) => now.map((row) => (row.id === changed.id ? changed : row)));
    setMessage(`${changed.variety} saved`);
    return changed;
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} flexWrap="wrap" useFlexGap>
        <Button variant="outlined" onClick={giveOutSelected}>
          Give out selected
        </Button>
        <Button
          onClick={() => {
            setLoading(true);
            setMessage('Loading…');
          }}
        >
          Load again
        </Button>
      </Stack>
      <Typography role="status" variant="body2" sx={{ minHeight: { xs: 42, sm: 21 } }}>
        {message}
      </Typography>
      <Box role="group" aria-label="Seed library" sx={{ height: 600 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          loading={loading}
          initialState={initialState}
          pageSizeOptions={[5, 10, 25]}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          onCellKeyDown={pressBySpace}
          onCellEditStart={refuseStrayKeys}
          onCellEditStop={() => setMessage('')}
          processRowUpdate={save}
          onProcessRowUpdateError={(error: Error) =>
            setMessage(`${error.message} Escape brings the old value back.`)
          }
          getRowClassName={({ row }) => (row.packets < 3 ? 'seed-low' : '')}
          slots={seedParts}
          experimentalFeatures={{ ariaV7: true }}
          sx={{
            '& .seed-low': { boxShadow: (theme) => `inset 5px 0 ${theme.palette.warning.main}` },
          }}
        />
      </Box>
    </Stack>
  );
}
