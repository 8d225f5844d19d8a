import * as React from 'react';
import Done from '@mui/icons-material/Done';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';

const plants = ['Linden', 'Clover', 'Heather', 'Rapeseed', 'Acacia'];

export default function BloomChips() {
  const [seen, setSeen] = React.useState(['Linden', 'Heather']);

  return (
    <Box
      role="group"
      aria-label="In bloom nearby"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {plants.map((plant) => {
        const checked = seen.includes(plant);
        return (
          <Box
            key={plant}
            sx={{
              position: 'relative',
              display: 'flex',
              alignItems: 'center',
              gap: 0.5,
              px: 1.5,
              py: 0.75,
            }}
          >
            {checked && <Done sx={{ zIndex: 2, pointerEvents: 'none', fontSize: '1.125rem' }} />}
            <Checkbox
              disableIcon
              overlay
              variant={checked ? 'soft' : 'outlined'}
              color={checked ? 'primary' : 'neutral'}
              label={plant}
              checked={checked}
              onChange={(event) =>
                setSeen(
                  event.target.checked ? [...seen, plant] : seen.filter((other) => other !== plant),
                )
              }
              sx={{
                '--Checkbox-actionRadius': '1rem',
                '& .MuiCheckbox-action': { borderColor: 'neutral.500' },
              }}
            />
          </Box>
        );
      })}
    </Box>
  );
}
