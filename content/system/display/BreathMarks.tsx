import * as React from 'react';
import { Box } from '@mui/system';

const line = ['Come down,', 'come down,', 'the evening', 'is ours'];

export default function BreathMarks() {
  const [shown, setShown] = React.useState(true);

  return (
    <Box
      sx={{
        '--mark': '#b91c1c',
        '.mode-dark &': { '--mark': '#fca5a5' },
        display: 'grid',
        gap: 1,
      }}
    >
      <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
        <input
          type="checkbox"
          checked={shown}
          onChange={(event) => setShown(event.target.checked)}
        />
        Show breath marks
      </Box>
      {['visibility', 'display'].map((key) => (
        <div key={key}>
          <Box sx={{ fontFamily: 'monospace', mt: 1 }}>{key}</Box>
          {line.map((words, index) => (
            <React.Fragment key={words + index}>
              {words}{' '}
              <Box
                component="span"
                aria-label="breathe"
                role="img"
                sx={[
                  { px: 0.5, color: 'var(--mark)', fontWeight: 700 },
                  key === 'visibility' && { visibility: shown ? 'visible' : 'hidden' },
                  key === 'display' && { display: shown ? 'inline' : 'none' },
                ]}
              >
                V
              </Box>{' '}
            </React.Fragment>
          ))}
        </div>
      ))}
    </Box>
  );
}
