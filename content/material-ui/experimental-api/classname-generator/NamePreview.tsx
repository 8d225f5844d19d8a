import * as React from 'react';
import { unstable_ClassNameGenerator as ClassNameGenerator } from '@mui/material/className';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';

const parts = [
  ['MuiButton', 'root'],
  ['MuiSlider', 'thumb'],
  ['MuiTab', 'wrapped'],
] as const;

export default function NamePreview() {
  const [prefix, setPrefix] = React.useState('planner');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 520 }}>
      <TextField
        label="Prefix"
        value={prefix}
        onChange={(event) => setPrefix(event.target.value.replace(/[^a-z-]/g, ''))}
        inputProps={{ maxLength: 12 }}
        helperText="Small letters and hyphens"
      />
      <TableContainer>
        <Table size="small" aria-label="Class names">
          <TableHead>
            <TableRow>
              <TableCell>On this page</TableCell>
              <TableCell>With your prefix</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {parts.map(([component, slot]) => (
              <TableRow key={component}>
                <TableCell>{`${ClassNameGenerator.generate(component)}-${slot}`}</TableCell>
                <TableCell>{`${prefix ? `${prefix}-` : ''}${component}-${slot}`}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Stack>
  );
}
