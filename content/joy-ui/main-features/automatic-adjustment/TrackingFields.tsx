import * as React from 'react';
import Close from '@mui/icons-material/Close';
import LocalShipping from '@mui/icons-material/LocalShipping';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

function TrackingField({ size }: { size: 'sm' | 'md' | 'lg' }) {
  const [value, setValue] = React.useState('QF 204');

  return (
    <FormControl size={size}>
      <FormLabel>Parcel, {size}</FormLabel>
      <Input
        value={value}
        onChange={(event) => setValue(event.target.value)}
        startDecorator={<LocalShipping />}
        endDecorator={
          <IconButton aria-label={`Clear the ${size} field`} onClick={() => setValue('')}>
            <Close />
          </IconButton>
        }
        sx={{ borderColor: 'neutral.500' }}
      />
      <FormHelperText>Two letters and three digits</FormHelperText>
    </FormControl>
  );
}

export default function TrackingFields() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
      <TrackingField size="sm" />
      <TrackingField size="md" />
      <TrackingField size="lg" />
    </Stack>
  );
}
