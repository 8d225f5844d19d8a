import * as React from 'react';
import Done from '@mui/icons-material/Done';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const cuts = ['Wedge', 'Half a wheel', 'Wheel'];

export default function ChoiceChips() {
  const [cut, setCut] = React.useState('Wedge');
  const [sent, setSent] = React.useState('');

  return (
    <Stack
      component="form"
      spacing={2}
      alignItems="flex-start"
      sx={{ width: '100%', maxWidth: 380 }}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(`Ordered: ${new FormData(event.currentTarget).get('cut')}`);
      }}
    >
      <FormControl>
        <FormLabel>How much</FormLabel>
        <RadioGroup
          name="cut"
          value={cut}
          onChange={(event) => setCut(event.target.value)}
          orientation="horizontal"
          sx={{ flexWrap: 'wrap', gap: 1, '--RadioGroup-gap': '0px' }}
        >
          {cuts.map((option) => {
            const checked = option === cut;
            return (
              <Chip
                key={option}
                size="lg"
                variant="plain"
                color={checked ? 'primary' : 'neutral'}
                startDecorator={checked && <Done />}
                slotProps={{ startDecorator: { sx: { zIndex: 2 } } }}
              >
                <Radio
                  disableIcon
                  overlay
                  variant={checked ? 'soft' : 'outlined'}
                  color={checked ? 'primary' : 'neutral'}
                  value={option}
                  label={option}
                  slotProps={{
                    action: { sx: checked ? undefined : { borderColor: 'neutral.500' } },
                  }}
                />
              </Chip>
            );
          })}
        </RadioGroup>
        <FormHelperText>A wheel weighs two kilograms.</FormHelperText>
      </FormControl>
      <Button type="submit">Order</Button>
      <Typography role="status" sx={{ minHeight: '1.5em' }}>
        {sent}
      </Typography>
    </Stack>
  );
}
