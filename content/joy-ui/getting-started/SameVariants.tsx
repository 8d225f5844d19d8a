import * as React from 'react';
import Train from '@mui/icons-material/Train';
import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Sheet from '@mui/joy/Sheet';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function SameVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(4, auto)',
        gap: { xs: 1, sm: 2 },
        alignItems: 'center',
        justifyItems: 'center',
      }}
    >
      {variants.map((variant) => (
        <React.Fragment key={variant}>
          <Button variant={variant}>Choose</Button>
          <Chip variant={variant} color="primary">
            2 left
          </Chip>
          <Avatar variant={variant} color="primary">
            <Train />
          </Avatar>
          <Sheet variant={variant} color="primary" sx={{ px: 1.5, py: 1, borderRadius: 'sm' }}>
            {variant}
          </Sheet>
        </React.Fragment>
      ))}
    </Box>
  );
}
