import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridValueFormatterParams } from '@mui/x-data-grid';

interface Postmark {
  id: number;
  place: string;
  day: Date;
  price: number;
}

const order = new Intl.Collator('sv');
const days = new Intl.DateTimeFormat('sv', { dateStyle: 'medium' });
const prices = new Intl.NumberFormat('sv', { style: 'currency', currency: 'SEK' });

const columns: GridColDef<Postmark>[] = [
  {
    field: 'place',
    headerName: 'Ort',
    flex: 1,
    minWidth: 86,
    sortComparator: (first: string, second: string) => order.compare(first, second),
  },
  {
    field: 'day',
    headerName: 'Datum',
    type: 'date',
    width: 120,
    valueFormatter: ({ value }: GridValueFormatterParams<Date>) => days.format(value),
  },
  {
    field: 'price',
    headerName: 'Pris',
    type: 'number',
    width: 120,
    valueFormatter: ({ value }: GridValueFormatterParams<number>) => prices.format(value),
  },
];

const rows: Postmark[] = [
  { id: 1, place: 'Örebro', day: new Date(1948, 4, 3), price: 240 },
  { id: 2, place: 'Ystad', day: new Date(1951, 10, 21), price: 1250.5 },
  { id: 3, place: 'Arvika', day: new Date(1939, 0, 9), price: 85 },
  { id: 4, place: 'Åmål', day: new Date(1962, 6, 30), price: 12400 },
];

export default function ValuesOfTheLanguage() {
  return (
    <Box role="group" aria-label="Poststämplar" lang="sv" sx={{ width: '100%', height: 266 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'place', sort: 'asc' }] } }}
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
