import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

const prices: Record<string, string> = { rye: '4.20', oat: '0.90', spelt: '5.10' };

export default function BreadField() {
  const [bread, setBread] = React.useState('rye');

  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <FormLabel>Bread</FormLabel>
      <Input
        name="bread"
        value={bread}
        onChange={(event) => setBread(event.target.value)}
        sx={{ borderColor: 'neutral.500' }}
        slotProps={{
          input: {
            component: 'select',
            sx: { '& option': { color: 'text.primary', bgcolor: 'background.popup' } },
            children: [
              <option key="rye" value="rye">
                Rye with caraway
              </option>,
              <option key="oat" value="oat">
                Oat roll
              </option>,
              <option key="spelt" value="spelt">
                Spelt loaf
              </option>,
            ],
          },
        }}
      />
      <FormHelperText role="status">€{prices[bread]} each</FormHelperText>
    </FormControl>
  );
}
