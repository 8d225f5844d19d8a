import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';

interface Gauge {
  name: string;
  level: number;
  built: number;
}

const gauges: readonly Gauge[] = [
  { name: 'Old bridge', level: 184, built: 1911 },
  { name: 'Weir', level: 231, built: 1974 },
  { name: 'Mill pond', level: 96, built: 2003 },
  { name: 'Estuary', level: 310, built: 1958 },
];

const columns: readonly { key: keyof Gauge; title: string; numeric: boolean }[] = [
  { key: 'name', title: 'Gauge', numeric: false },
  { key: 'level', title: 'Level (cm)', numeric: true },
  { key: 'built', title: 'Built', numeric: true },
];

function compare(a: Gauge, b: Gauge, key: keyof Gauge): number {
  return key === 'name' ? a.name.localeCompare(b.name) : a[key] - b[key];
}

export default function SortableTable() {
  const [key, setKey] = React.useState<keyof Gauge>('level');
  const [direction, setDirection] = React.useState<'asc' | 'desc'>('desc');
  const sign = direction === 'asc' ? 1 : -1;
  const sorted = [...gauges].sort((a, b) => sign * compare(a, b, key));

  const handleSort = (next: keyof Gauge) => {
    setDirection(next === key && direction === 'asc' ? 'desc' : 'asc');
    setKey(next);
  };

  return (
    <Table aria-label="Gauges" sx={{ maxWidth: 480 }}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell
              key={column.key}
              align={column.numeric ? 'right' : 'left'}
              sortDirection={column.key === key ? direction : false}
            >
              <TableSortLabel
                active={column.key === key}
                direction={column.key === key ? direction : 'asc'}
                onClick={() => handleSort(column.key)}
              >
                {column.title}
              </TableSortLabel>
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {sorted.map(({ name, level, built }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell align="right">{level}</TableCell>
            <TableCell align="right">{built}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
