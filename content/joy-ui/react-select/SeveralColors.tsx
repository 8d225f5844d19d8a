import * as React from 'react';
import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const colors = ['Black', 'Vermilion', 'Ochre', 'Moss', 'Indigo'];

export default function SeveralColors() {
  const [chosen, setChosen] = React.useState<string[]>(['Black', 'Vermilion']);

  return (
    <FormControl sx={{ width: '100%', maxWidth: 300 }}>
      <FormLabel>Colors of the poster</FormLabel>
      <Select
        multiple
        placeholder="None yet"
        value={chosen}
        onChange={(_event, value) => setChosen(value)}
        renderValue={(options) => (
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {options.map((option) => (
              <Chip key={option.value} component="span">
                {option.label}
              </Chip>
            ))}
          </Box>
        )}
        slotProps={{
          listbox: {
            'aria-label': 'Colors of the poster',
            sx: { '& .MuiOption-highlighted': { outline: '2px solid', outlineOffset: '-2px' } },
          },
        }}
      >
        {colors.map((color) => (
          <Option key={color} value={color}>
            {color}
          </Option>
        ))}
      </Select>
      <FormHelperText>
        {chosen.length === 1 ? '1 pass' : `${chosen.length} passes`} through the press
      </FormHelperText>
    </FormControl>
  );
}
