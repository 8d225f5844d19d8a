import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const zones = ['North', 'East', 'South', 'West'];
const dusk = [10, 30, 20, 80];

export default function DomeZones() {
  const id = React.useId();
  const [levels, setLevels] = React.useState(dusk);

  return (
    <Stack spacing={2} alignItems="center">
      <Typography id={id} level="title-md" component="h3">
        Light on the horizon
      </Typography>
      <Stack role="group" aria-labelledby={id} direction="row" spacing={2}>
        {zones.map((zone, index) => (
          <Stack key={zone} alignItems="center" spacing={1.5} sx={{ width: 48 }}>
            <Box sx={{ height: 140 }}>
              <Slider
                orientation="vertical"
                aria-label={zone}
                value={levels[index] ?? 0}
                onChange={(_event, value) =>
                  setLevels(
                    levels.map((level, other) =>
                      other === index && !Array.isArray(value) ? value : level,
                    ),
                  )
                }
              />
            </Box>
            <Typography level="body-sm" textColor="text.secondary">
              {zone}
            </Typography>
          </Stack>
        ))}
      </Stack>
      <Button variant="soft" onClick={() => setLevels(dusk)}>
        Back to dusk
      </Button>
    </Stack>
  );
}
