import * as React from 'react';
import { Box } from '@mui/system';
import { visuallyHidden } from './visuallyHidden';

const links = ['Pool', 'Sauna', 'Courses', 'Prices'];

export default function SkipToLanes() {
  const id = React.useId();

  return (
    <Box
      sx={{ position: 'relative', width: 1, maxWidth: 420, bgcolor: '#e0f2fe', color: '#0c4a6e' }}
    >
      <Box
        component="a"
        href={`#${id}`}
        sx={{
          position: 'absolute',
          insetInlineStart: 8,
          top: 8,
          px: 2,
          py: 1,
          bgcolor: '#0c4a6e',
          color: '#ffffff',
          '&:not(:focus)': visuallyHidden,
          '&:focus': { outline: '3px solid #ffffff', outlineOffset: -6 },
        }}
      >
        Skip to the lanes
      </Box>
      <Box
        component="nav"
        aria-label="Bath"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 2, bgcolor: '#bae6fd' }}
      >
        {links.map((link) => (
          <Box key={link} component="a" href={`#${id}-head`} sx={{ color: 'inherit' }}>
            {link}
          </Box>
        ))}
      </Box>
      <Box id={id} tabIndex={-1} sx={{ p: 2 }}>
        <Box component="strong" id={`${id}-head`}>
          Lanes today
        </Box>
        <Box component="p" sx={{ my: 1 }}>
          Lane 3 is free until noon.
        </Box>
      </Box>
    </Box>
  );
}
