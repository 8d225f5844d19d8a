import * as React from 'react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

const colors = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
const shades = ['light', 'main', 'dark'] as const;
const textStyles = ['h4', 'h6', 'subtitle1', 'body1', 'body2', 'button', 'caption'] as const;

export default function DesignSheet() {
  const theme = useTheme();
  const titleId = React.useId();

  return (
    <Box sx={{ width: '100%', color: 'text.primary' }}>
      <Typography variant="h6" component="h3" gutterBottom>
        Colors
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
          gap: 2,
          mb: 4,
        }}
      >
        {colors.map((color) => (
          <div key={color}>
            <Box sx={{ display: 'flex', height: 40 }}>
              {shades.map((shade) => (
                <Box key={shade} sx={{ flex: 1, bgcolor: `${color}.${shade}` }} />
              ))}
            </Box>
            <Typography variant="body2">{color}</Typography>
            <Typography variant="caption" color="text.secondary">
              {theme.palette[color].main}
            </Typography>
          </div>
        ))}
      </Box>
      <Typography variant="h6" component="h3" id={titleId}>
        Text
      </Typography>
      <TableContainer tabIndex={0} role="region" aria-label="Text">
        <Table size="small" aria-labelledby={titleId}>
          <TableHead>
            <TableRow>
              <TableCell>Style</TableCell>
              <TableCell align="right">Size</TableCell>
              <TableCell align="right">Weight</TableCell>
              <TableCell align="right">Line height</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {textStyles.map((name) => {
              const style = theme.typography[name];
              return (
                <TableRow key={name}>
                  <TableCell component="th" scope="row">
                    {name}
                  </TableCell>
                  <TableCell align="right">{style.fontSize}</TableCell>
                  <TableCell align="right">{style.fontWeight}</TableCell>
                  <TableCell align="right">{style.lineHeight}</TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
}
