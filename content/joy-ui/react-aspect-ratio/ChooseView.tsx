import * as React from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import { view } from './view';

const views = [
  { name: 'Morning', src: view('#a8cbe8', '#3f6b4a') },
  { name: 'Noon', src: view('#bfe0d6', '#2f5d57') },
  { name: 'Evening', src: view('#f4d7b0', '#7a4b3a') },
  { name: 'Night', src: view('#4b4670', '#221f3a') },
];

export default function ChooseView() {
  const [name, setName] = React.useState('Morning');
  const chosen = views.find((candidate) => candidate.name === name);

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <AspectRatio ratio="4 / 3" sx={{ borderRadius: 'md' }}>
        <img src={chosen?.src} alt={`The line at this time of day: ${name}`} />
      </AspectRatio>
      <Box
        role="group"
        aria-label="Time of day"
        sx={{ mt: 1.5, display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 1.5 }}
      >
        {views.map((candidate) => (
          <Box
            key={candidate.name}
            component="button"
            type="button"
            aria-pressed={candidate.name === name}
            onClick={() => setName(candidate.name)}
            sx={{
              p: 0,
              border: 0,
              bgcolor: 'transparent',
              color: 'text.primary',
              font: 'inherit',
              fontSize: 'sm',
              borderRadius: 'sm',
              cursor: 'pointer',
              '&:focus-visible': { outline: '2px solid', outlineOffset: '2px' },
              '&[aria-pressed="true"]': { fontWeight: 'lg', textDecoration: 'underline' },
            }}
          >
            <AspectRatio
              component="span"
              ratio="1"
              slotProps={{ content: { component: 'span', sx: { display: 'block' } } }}
              sx={{ borderRadius: 'sm', mb: 0.5 }}
            >
              <img src={candidate.src} alt="" />
            </AspectRatio>
            {candidate.name}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
