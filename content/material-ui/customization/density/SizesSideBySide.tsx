import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Fab from '@mui/material/Fab';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const sizes = ['medium', 'small'] as const;

export default function SizesSideBySide() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'repeat(7, auto)',
        alignItems: 'center',
        justifyItems: 'start',
        columnGap: 3,
        rowGap: 2,
        width: '100%',
        maxWidth: 400,
      }}
    >
      {sizes.map((size) => (
        <React.Fragment key={size}>
          <Typography variant="subtitle2" component="p">
            {size}
          </Typography>
          <Button variant="contained" size={size}>
            Button
          </Button>
          <TextField size={size} label="Text" fullWidth />
          <Chip size={size} label="Chip" />
          <Checkbox size={size} inputProps={{ 'aria-label': `${size} checkbox` }} />
          <Switch size={size} inputProps={{ 'aria-label': `${size} switch` }} />
          <Fab size={size} aria-label={`${size} add`}>
            <AddIcon />
          </Fab>
        </React.Fragment>
      ))}
    </Box>
  );
}
