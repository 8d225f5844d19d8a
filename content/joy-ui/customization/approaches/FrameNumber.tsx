import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function FrameNumber() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Frame number</FormLabel>
      <Input
        defaultValue="wk4471p"
        startDecorator="No."
        slotProps={{
          startDecorator: { sx: { fontSize: 'sm', fontWeight: 'lg' } },
          input: {
            sx: { fontFamily: 'code', letterSpacing: '0.12em', textTransform: 'uppercase' },
          },
        }}
        sx={{ borderColor: 'neutral.500' }}
      />
      <FormHelperText>You find it under the pedals.</FormHelperText>
    </FormControl>
  );
}
