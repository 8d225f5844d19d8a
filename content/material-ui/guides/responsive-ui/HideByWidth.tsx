import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

const wide = { display: { xs: 'none', sm: 'table-cell' } };

const trains = [
  { number: 'R 12', to: 'Harbor', leaves: '08:14', platform: 3 },
  { number: 'R 40', to: 'Airport', leaves: '08:21', platform: 1 },
];

export default function HideByWidth() {
  return (
    <Table size="small" aria-label="Departures">
      <TableHead>
        <TableRow>
          <TableCell>Train</TableCell>
          <TableCell sx={wide}>Platform</TableCell>
          <TableCell align="right">Leaves</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {trains.map(({ number, to, leaves, platform }) => (
          <TableRow key={number}>
            <TableCell component="th" scope="row">
              {number} to {to}
              <Box sx={{ display: { sm: 'none' } }}>
                <Typography variant="caption" color="text.secondary">
                  Platform {platform}
                </Typography>
              </Box>
            </TableCell>
            <TableCell sx={wide}>{platform}</TableCell>
            <TableCell align="right">{leaves}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
