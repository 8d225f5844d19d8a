import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Lamp {
  id: number;
  lamp: string;
  color: string;
  place: string;
}

type Texts = Record<'lamp' | 'color' | 'place', string>;

const rows: Lamp[] = [
  { id: 1, lamp: 'Desk lamp', color: 'Green', place: 'Study' },
  { id: 2, lamp: 'Lantern', color: 'Red', place: 'Porch' },
  { id: 3, lamp: 'Floor lamp', color: 'Gray', place: 'Study' },
];

const nothing: Texts = { lamp: '', color: '', place: '' };
const HeaderTexts = React.createContext({ texts: nothing, change: (_part: Partial<Texts>) => {} });

function HeaderField({ field, label }: { field: keyof Texts; label: string }) {
  const { texts, change } = React.useContext(HeaderTexts);
  return (
    <TextField
      label={label}
      variant="standard"
      fullWidth
      InputLabelProps={{ shrink: true }}
      value={texts[field]}
      onChange={(event) => change({ [field]: event.target.value })}
    />
  );
}

const column = (field: keyof Texts, label: string): GridColDef<Lamp> => ({
  field,
  headerName: label,
  minWidth: 96,
  flex: 1,
  sortable: false,
  renderHeader: () => <HeaderField field={field} label={label} />,
});

const columns = [column('lamp', 'Lamp'), column('color', 'Color'), column('place', 'Place')];

export default function FieldsInHeaders() {
  const [texts, setTexts] = React.useState<Texts>({ ...nothing, lamp: 'lamp' });
  const context = React.useMemo(
    () => ({ texts, change: (part: Partial<Texts>) => setTexts((old) => ({ ...old, ...part })) }),
    [texts],
  );
  const shown = React.useMemo(() => {
    const has = (cell: string, text: string) => cell.toLowerCase().includes(text.toLowerCase());
    return rows.filter(
      ({ lamp, color, place }) =>
        has(lamp, texts.lamp) && has(color, texts.color) && has(place, texts.place),
    );
  }, [texts]);

  return (
    <HeaderTexts.Provider value={context}>
      <Stack spacing={2} sx={{ width: '100%' }}>
        <Box role="group" aria-label="Lamps" sx={{ height: 230 }}>
          <DataGrid
            rows={shown}
            columns={columns}
            columnHeaderHeight={72}
            disableColumnMenu
            hideFooter
            experimentalFeatures={{ ariaV7: true }}
            sx={{ [`& .${gridClasses.columnHeaderTitleContainerContent}`]: { flex: 1 } }}
          />
        </Box>
        <Typography role="status">{`${shown.length} of ${rows.length} lamps`}</Typography>
      </Stack>
    </HeaderTexts.Provider>
  );
}
