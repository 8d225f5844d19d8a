import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import StarIcon from '@mui/icons-material/StarOutlined';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';

const sizes = ['small', 'medium', 'large'] as const;
type Size = (typeof sizes)[number];

const rows: { name: string; render: (size: Size) => React.ReactElement | null }[] = [
  {
    name: 'Button',
    render: (size) => (
      <Button variant="contained" size={size}>
        Save
      </Button>
    ),
  },
  {
    name: 'IconButton',
    render: (size) => (
      <IconButton size={size} aria-label={`Favorite, ${size}`}>
        <StarIcon fontSize="inherit" />
      </IconButton>
    ),
  },
  {
    name: 'Fab',
    render: (size) => (
      <Fab size={size} aria-label={`Add to favorites, ${size}`}>
        <StarIcon />
      </Fab>
    ),
  },
  {
    name: 'TextField',
    render: (size) =>
      size === 'large' ? null : (
        <TextField size={size} label={`Name, ${size}`} sx={{ width: 140 }} />
      ),
  },
  {
    name: 'Chip',
    render: (size) => (size === 'large' ? null : <Chip size={size} label="Star" />),
  },
  {
    name: 'Switch',
    render: (size) =>
      size === 'large' ? null : (
        <Switch size={size} inputProps={{ 'aria-label': `Follow, ${size}` }} />
      ),
  },
];

/** Shows an element with its height in pixels, measured in the page. */
function Measured({ children }: { children: React.ReactNode }) {
  const box = React.useRef<HTMLDivElement>(null);
  const [height, setHeight] = React.useState<number | null>(null);

  React.useEffect(() => {
    const element = box.current?.firstElementChild;
    if (element instanceof HTMLElement) setHeight(element.offsetHeight);
  }, []);

  return (
    <>
      <div ref={box}>{children}</div>
      {height === null ? '\u00a0' : `${height} px`}
    </>
  );
}

export default function ComponentSizes() {
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Sizes">
      <Table size="small" aria-label="Heights of components">
        <TableHead>
          <TableRow>
            <TableCell>Component</TableCell>
            {sizes.map((size) => (
              <TableCell key={size}>{size}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ name, render }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {sizes.map((size) => {
                const element = render(size);
                return (
                  <TableCell key={size}>
                    {element ? <Measured>{element}</Measured> : 'None'}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
