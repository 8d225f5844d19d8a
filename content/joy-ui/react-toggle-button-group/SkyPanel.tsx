import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

const stars = [
  { name: 'Bright Anchor', x: 60, y: 90 },
  { name: 'Lantern', x: 120, y: 40 },
  { name: 'The Oar', x: 210, y: 84 },
];

const skies = { dusk: '#2c2a5a', midnight: '#0b1020' };

export default function SkyPanel() {
  const [time, setTime] = React.useState<keyof typeof skies>('dusk');
  const [layers, setLayers] = React.useState(['names']);

  return (
    <Card sx={{ width: '100%', maxWidth: 320, boxSizing: 'border-box' }}>
      <svg viewBox="0 0 280 130" role="img" aria-label={`Three stars at ${time}`}>
        <rect width="280" height="130" rx="6" fill={skies[time]} />
        {layers.includes('lines') && (
          <polyline points="60,90 120,40 210,84" fill="none" stroke="#9ab0ff" strokeWidth="1.5" />
        )}
        {stars.map(({ name, x, y }) => (
          <g key={name} fill="#fff">
            <circle cx={x} cy={y} r="4" />
            {layers.includes('names') && (
              <text x={x} y={y + 22} fontSize="13" textAnchor="middle">
                {name}
              </text>
            )}
          </g>
        ))}
      </svg>
      <Typography level="title-md">Sky over the harbor</Typography>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <ToggleButtonGroup
          size="sm"
          aria-label="Hour"
          value={time}
          onChange={(_event, next) => setTime(next ?? time)}
        >
          <Button value="dusk">Dusk</Button>
          <Button value="midnight">Midnight</Button>
        </ToggleButtonGroup>
        <ToggleButtonGroup
          size="sm"
          aria-label="Show"
          value={layers}
          onChange={(_event, next) => setLayers(next)}
        >
          <Button value="names">Names</Button>
          <Button value="lines">Lines</Button>
        </ToggleButtonGroup>
      </Stack>
    </Card>
  );
}
