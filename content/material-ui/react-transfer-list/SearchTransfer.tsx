import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { CheckList } from './checkList';

const peaks = Array.from({ length: 40 }, (_, index) => `Peak ${1000 + index * 37} m`);

export default function SearchTransfer() {
  const [planned, setPlanned] = React.useState<readonly string[]>([]);
  const [checked, setChecked] = React.useState<readonly string[]>([]);
  const [search, setSearch] = React.useState('');
  const open = peaks.filter((peak) => !planned.includes(peak));
  const found = open.filter((peak) => peak.toLowerCase().includes(search.trim().toLowerCase()));
  // What is hidden by the search is not moved.
  const moving = found.filter((peak) => checked.includes(peak));
  const leaving = planned.filter((peak) => checked.includes(peak));

  const move = (next: readonly string[], moved: readonly string[]) => {
    setPlanned(peaks.filter((peak) => next.includes(peak)));
    setChecked(checked.filter((peak) => !moved.includes(peak)));
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 520 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <CheckList title="Peaks" items={found} checked={checked} onChange={setChecked}>
          <TextField
            size="small"
            type="search"
            label="Search the peaks"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            sx={{ mx: 2, mt: 1 }}
          />
        </CheckList>
        <Stack justifyContent="center" spacing={1}>
          <Button variant="outlined" onClick={() => move([...planned, ...moving], moving)}>
            Plan {moving.length}
          </Button>
          <Button
            variant="outlined"
            onClick={() =>
              move(
                planned.filter((peak) => !leaving.includes(peak)),
                leaving,
              )
            }
          >
            Drop {leaving.length}
          </Button>
        </Stack>
        <CheckList title="Planned" items={planned} checked={checked} onChange={setChecked} />
      </Stack>
      <Box role="status" sx={{ minHeight: 32, pt: 1, typography: 'body2' }}>
        {found.length} found, {planned.length} planned
      </Box>
    </Box>
  );
}
