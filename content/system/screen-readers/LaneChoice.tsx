import * as React from 'react';
import { Box } from '@mui/system';
import { visuallyHidden } from './visuallyHidden';

const speeds = ['Slow', 'Steady', 'Fast'];

export default function LaneChoice() {
  const name = React.useId();

  return (
    <Box component="fieldset" sx={{ m: 0, p: 2, border: 0, bgcolor: '#e0f2fe', color: '#0c4a6e' }}>
      <Box component="legend" sx={{ float: 'inline-start', width: 1, p: 0, mb: 1 }}>
        How do you swim?
      </Box>
      <Box sx={{ clear: 'both', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {speeds.map((speed, index) => (
          <Box
            key={speed}
            component="label"
            sx={{
              position: 'relative',
              px: 2,
              py: 1,
              border: '2px solid #0369a1',
              borderRadius: 2,
              cursor: 'pointer',
              '&:has(:checked)': { bgcolor: '#0c4a6e', color: '#ffffff' },
              '& span::before': { content: '"○"', marginInlineEnd: 1 },
              '& :checked + span::before': { content: '"●"' },
              '&:focus-within': { outline: '3px solid #be123c', outlineOffset: 2 },
            }}
          >
            <Box
              component="input"
              type="radio"
              name={name}
              value={speed}
              defaultChecked={index === 1}
              sx={visuallyHidden}
            />
            <span aria-hidden />
            {speed}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
