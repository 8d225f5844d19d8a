import * as React from 'react';
import KeyboardArrowLeft from '@mui/icons-material/KeyboardArrowLeft';
import KeyboardArrowRight from '@mui/icons-material/KeyboardArrowRight';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';
import Typography from '@mui/joy/Typography';

const farms = ['Upper Fold', 'Long Acre', 'Beck Side', 'Moor End'];
const grades = ['Fine', 'Medium', 'Coarse'];
const lots = Array.from({ length: 22 }, (_unused, index) => ({
  number: 101 + index,
  farm: farms[index % farms.length] ?? '',
  grade: grades[index % grades.length] ?? '',
}));
const pageSize = 5;

export default function SaleCatalog() {
  const [query, setQuery] = React.useState('');
  const [page, setPage] = React.useState(0);
  const wanted = query.trim().toLowerCase();
  const found = lots.filter(({ number, farm, grade }) =>
    `${number} ${farm} ${grade}`.toLowerCase().includes(wanted),
  );
  const last = Math.max(0, Math.ceil(found.length / pageSize) - 1);
  const shown = found.slice(page * pageSize, (page + 1) * pageSize);
  const from = page * pageSize + 1;

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <FormControl>
        <FormLabel>Lot, farm or grade</FormLabel>
        <Input
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setPage(0);
          }}
          sx={{ borderColor: 'neutral.500' }}
        />
      </FormControl>
      <Sheet variant="outlined" sx={{ borderRadius: 'md', minHeight: 246 }}>
        <Table
          aria-label="Lots of the sale"
          sx={{
            '& thead th:first-of-type': { width: '4.5rem' },
            '& :is(th, td)': { boxSizing: 'border-box' },
          }}
        >
          <thead>
            <tr>
              <th scope="col">Lot</th>
              <th scope="col">Farm</th>
              <th scope="col">Grade</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ number, farm, grade }) => (
              <tr key={number}>
                <th scope="row">{number}</th>
                <td>{farm}</td>
                <td>{grade}</td>
              </tr>
            ))}
            {shown.length === 0 && (
              <tr>
                <td colSpan={3}>No lot is like that. Try the name of a farm.</td>
              </tr>
            )}
          </tbody>
        </Table>
      </Sheet>
      <Stack direction="row" spacing={1} alignItems="center" justifyContent="flex-end">
        <Typography role="status" level="body-sm" textColor="text.secondary">
          {found.length === 0
            ? 'No lots'
            : `${from} to ${from + shown.length - 1} of ${found.length}`}
        </Typography>
        <IconButton
          variant="outlined"
          aria-label="Earlier lots"
          aria-disabled={page === 0}
          onClick={() => setPage(Math.max(0, page - 1))}
          sx={pageButton}
        >
          <KeyboardArrowLeft />
        </IconButton>
        <IconButton
          variant="outlined"
          aria-label="Later lots"
          aria-disabled={page === last}
          onClick={() => setPage(Math.min(last, page + 1))}
          sx={pageButton}
        >
          <KeyboardArrowRight />
        </IconButton>
      </Stack>
    </Stack>
  );
}

const pageButton = {
  borderColor: 'neutral.500',
  '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
  '[dir="rtl"] & svg': { transform: 'scaleX(-1)' },
};
