import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';
import Typography from '@mui/joy/Typography';

const fleeces = [
  { id: 'f1', ewe: 'Bramble', grade: 'Medium', weight: 3.4 },
  { id: 'f2', ewe: 'Clover', grade: 'Fine', weight: 2.9 },
  { id: 'f3', ewe: 'Tansy', grade: 'Coarse', weight: 4.1 },
];

export default function ChooseForABale() {
  const [chosen, setChosen] = React.useState<readonly string[]>(['f1']);
  const [packed, setPacked] = React.useState<readonly string[]>([]);
  const hasAll = chosen.length === fleeces.length;
  const hasSome = chosen.length > 0 && !hasAll;
  const weight = fleeces
    .filter(({ id }) => chosen.includes(id))
    .reduce((sum, fleece) => sum + fleece.weight, 0);

  const handlePack = () => {
    if (chosen.length === 0) return;
    setPacked([...new Set([...packed, ...chosen])]);
    setChosen([]);
  };

  return (
    <Sheet variant="outlined" sx={{ width: '100%', maxWidth: 480, borderRadius: 'md' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 1.5 }}>
        <Typography role="status" sx={{ flex: 1 }}>
          {chosen.length === 0
            ? `${packed.length} of ${fleeces.length} packed`
            : `${chosen.length} chosen, ${weight.toFixed(1)} kg`}
        </Typography>
        <Button
          size="sm"
          aria-disabled={chosen.length === 0}
          onClick={handlePack}
          sx={{
            '&[aria-disabled="true"]': {
              color: 'text.secondary',
              bgcolor: 'background.level2',
              cursor: 'default',
            },
          }}
        >
          Pack
        </Button>
      </Box>
      <Table
        aria-label="Fleeces to pack"
        sx={{
          '& thead th:first-of-type': { width: '2.25rem' },
          '& thead th:last-of-type': { width: '4rem' },
          '& .number': { textAlign: 'end' },
          '& tr[data-chosen] > *': { backgroundColor: 'primary.softBg' },
          '& .MuiCheckbox-root': { verticalAlign: 'top' },
          '& .MuiCheckbox-checkbox': { borderColor: 'neutral.500' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                checked={hasAll}
                indeterminate={hasSome}
                onChange={(event) =>
                  setChosen(event.target.checked ? fleeces.map(({ id }) => id) : [])
                }
                slotProps={{
                  input: {
                    'aria-label': 'All fleeces',
                    // The prop draws the dash; the property tells it to screen readers.
                    ref: (input: HTMLInputElement | null) => {
                      if (input) input.indeterminate = hasSome;
                    },
                  },
                }}
              />
            </th>
            <th scope="col">Ewe</th>
            <th scope="col">State</th>
            <th scope="col" className="number">
              Kilos
            </th>
          </tr>
        </thead>
        <tbody>
          {fleeces.map(({ id, ewe, grade, weight: kilograms }) => (
            <tr key={id} data-chosen={chosen.includes(id) ? '' : undefined}>
              <td>
                <Checkbox
                  checked={chosen.includes(id)}
                  onChange={(event) =>
                    setChosen(
                      event.target.checked
                        ? [...chosen, id]
                        : chosen.filter((other) => other !== id),
                    )
                  }
                  slotProps={{ input: { 'aria-label': ewe } }}
                />
              </td>
              <th scope="row">{ewe}</th>
              <td>{packed.includes(id) ? 'Packed' : grade}</td>
              <td className="number">{kilograms.toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
