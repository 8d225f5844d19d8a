import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const optional = (
  <Typography component="span" level="body-sm" textColor="text.secondary" sx={{ ml: 0.5 }}>
    (optional)
  </Typography>
);

export default function OptionalField() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl>
        <FormLabel>Your first name</FormLabel>
        <Input required autoComplete="given-name" sx={{ borderColor: 'neutral.500' }} />
        <FormHelperText>It is read out with the greeting.</FormHelperText>
      </FormControl>
      <FormControl>
        <FormLabel>Town {optional}</FormLabel>
        <Input autoComplete="address-level2" sx={{ borderColor: 'neutral.500' }} />
      </FormControl>
    </Stack>
  );
}
