import * as React from 'react';
import Done from '@mui/icons-material/Done';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const traits = ['Mild', 'Hard', 'No rennet'];
const cheeses = [
  { name: 'Juniper Tomme', traits: ['Mild', 'Hard'] },
  { name: 'Ash pyramid', traits: ['Mild', 'No rennet'] },
  { name: 'Old Stone', traits: ['Hard', 'No rennet'] },
  { name: 'Fresh curd', traits: ['Mild', 'No rennet'] },
];

export default function FilterChips() {
  const [chosen, setChosen] = React.useState<readonly string[]>(['Mild']);
  const found = cheeses.filter((cheese) => chosen.every((trait) => cheese.traits.includes(trait)));

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack
        role="group"
        aria-label="Show cheeses that are"
        direction="row"
        spacing={1}
        useFlexGap
        flexWrap="wrap"
      >
        {traits.map((trait) => {
          const pressed = chosen.includes(trait);
          return (
            <Chip
              key={trait}
              size="lg"
              variant={pressed ? 'solid' : 'outlined'}
              color={pressed ? 'primary' : 'neutral'}
              startDecorator={pressed && <Done />}
              onClick={() =>
                setChosen(pressed ? chosen.filter((other) => other !== trait) : [...chosen, trait])
              }
              slotProps={{
                action: { 'aria-pressed': pressed, sx: { borderColor: 'neutral.500' } },
              }}
            >
              {trait}
            </Chip>
          );
        })}
      </Stack>
      <Typography role="status" sx={{ minHeight: '3em' }}>
        {found.length > 0 ? found.map(({ name }) => name).join(', ') : 'No cheese is all of that.'}
      </Typography>
    </Stack>
  );
}
