import * as React from 'react';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

const floods = [
  { year: 1954, level: 442, note: 'The wooden footbridge was carried away and not replaced.' },
  { year: 1988, level: 431, note: 'The mill stood in water for two days.' },
  { year: 2013, level: 455, note: 'The new wall held, with nine centimeters to spare.' },
];

export default function ExpandRows() {
  const [open, setOpen] = React.useState<number | null>(1988);
  const id = React.useId();

  return (
    <Table aria-label="Great floods" sx={{ maxWidth: 480 }}>
      <TableHead>
        <TableRow>
          <TableCell padding="checkbox">
            <Box component="span" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
              Notes
            </Box>
          </TableCell>
          <TableCell>Year</TableCell>
          <TableCell align="right">Level (cm)</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {floods.map(({ year, level, note }) => (
          <React.Fragment key={year}>
            <TableRow sx={{ '& > td, & > th': { borderBottom: 0 } }}>
              <TableCell padding="checkbox">
                <IconButton
                  size="small"
                  aria-label={`Note on ${year}`}
                  aria-expanded={open === year}
                  aria-controls={`${id}${year}`}
                  onClick={() => setOpen(open === year ? null : year)}
                >
                  {open === year ? <ExpandLessIcon /> : <ExpandMoreIcon />}
                </IconButton>
              </TableCell>
              <TableCell component="th" scope="row">
                {year}
              </TableCell>
              <TableCell align="right">{level}</TableCell>
            </TableRow>
            <TableRow>
              <TableCell colSpan={3} sx={{ py: 0 }}>
                <Collapse in={open === year} id={`${id}${year}`}>
                  <Typography variant="body2" sx={{ pb: 2, px: 1 }}>
                    {note}
                  </Typography>
                </Collapse>
              </TableCell>
            </TableRow>
          </React.Fragment>
        ))}
      </TableBody>
    </Table>
  );
}
