import * as React from 'react';
import Inventory2 from '@mui/icons-material/Inventory2';
import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

interface MeasureProps {
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}

function Measure({ label, value, max, onChange }: MeasureProps) {
  const id = React.useId();
  return (
    <div>
      <Typography level="title-sm">
        <span id={id}>{label}</span>: {value} px
      </Typography>
      <Slider
        aria-labelledby={id}
        getAriaValueText={(pixels) => `${pixels} px`}
        min={0}
        max={max}
        value={value}
        onChange={(_event, next) => {
          if (typeof next === 'number') onChange(next);
        }}
      />
    </div>
  );
}

export default function RoundedParcel() {
  const [radius, setRadius] = React.useState(28);
  const [padding, setPadding] = React.useState(14);

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={4}
      alignItems="center"
      sx={{ width: '100%', maxWidth: 520 }}
    >
      <Box sx={{ height: 216, display: 'grid', alignItems: 'center' }}>
        <Card
          sx={{
            boxSizing: 'border-box',
            width: 220,
            borderRadius: `${radius}px`,
            padding: `${padding}px`,
          }}
        >
          <AspectRatio ratio="2">
            <div>
              <Inventory2 />
            </div>
          </AspectRatio>
          <CardActions>
            <Button>Weigh it</Button>
          </CardActions>
        </Card>
      </Box>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 220 }}>
        <Measure label="Corners of the card" value={radius} max={48} onChange={setRadius} />
        <Measure label="Padding of the card" value={padding} max={32} onChange={setPadding} />
      </Stack>
    </Stack>
  );
}
