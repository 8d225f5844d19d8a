import * as React from 'react';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import Link from '@mui/joy/Link';
import Table from '@mui/joy/Table';

interface Fleece {
  ewe: string;
  weight: number;
  fiber: number;
}

const fleeces: readonly Fleece[] = [
  { ewe: 'Bramble', weight: 3.4, fiber: 110 },
  { ewe: 'Clover', weight: 2.9, fiber: 95 },
  { ewe: 'Nettle', weight: 3.8, fiber: 120 },
  { ewe: 'Tansy', weight: 4.1, fiber: 130 },
];

const columns: readonly { key: keyof Fleece; title: string }[] = [
  { key: 'ewe', title: 'Ewe' },
  { key: 'weight', title: 'Kilos' },
  { key: 'fiber', title: 'mm' },
];

function compare(a: Fleece, b: Fleece, key: keyof Fleece): number {
  return key === 'ewe' ? a.ewe.localeCompare(b.ewe) : a[key] - b[key];
}

export default function SortByColumn() {
  const [key, setKey] = React.useState<keyof Fleece>('weight');
  const [direction, setDirection] = React.useState<'ascending' | 'descending'>('descending');
  const sign = direction === 'ascending' ? 1 : -1;
  const sorted = [...fleeces].sort((a, b) => sign * compare(a, b, key));

  const handleSort = (next: keyof Fleece) => {
    setDirection(next === key && direction === 'ascending' ? 'descending' : 'ascending');
    setKey(next);
  };

  return (
    <Table
      aria-label="Fleeces, weight and length of fiber"
      sx={{
        maxWidth: 480,
        '& thead th:first-of-type': { width: '28%' },
        '& .number': { textAlign: 'end' },
      }}
    >
      <thead>
        <tr>
          {columns.map((column) => {
            const isSorted = column.key === key;
            const isNumber = column.key !== 'ewe';
            const arrow = (
              <ArrowDownward
                sx={{
                  opacity: isSorted ? 1 : 0,
                  transform: direction === 'ascending' ? 'rotate(180deg)' : undefined,
                }}
              />
            );
            return (
              <th
                key={column.key}
                scope="col"
                className={isNumber ? 'number' : undefined}
                aria-sort={isSorted ? direction : undefined}
              >
                <Link
                  component="button"
                  type="button"
                  color="neutral"
                  underline="none"
                  textColor={isSorted ? 'primary.plainColor' : undefined}
                  fontWeight="lg"
                  onClick={() => handleSort(column.key)}
                  startDecorator={isNumber && arrow}
                  endDecorator={!isNumber && arrow}
                >
                  {column.title}
                </Link>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ ewe, weight, fiber }) => (
          <tr key={ewe}>
            <th scope="row">{ewe}</th>
            <td className="number">{weight.toFixed(1)}</td>
            <td className="number">{fiber}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
