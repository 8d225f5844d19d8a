import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function OuterRing() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 340 }}>
      <FormLabel>Where you go next</FormLabel>
      <Textarea
        minRows={2}
        sx={{
          '--Textarea-radius': '0px',
          '--Textarea-focusedInset': 'var(--not-set, )',
          '--Textarea-focusedThickness': '3px',
          '&:focus-within': {
            '--Textarea-focusedHighlight': (theme) => theme.vars.palette.success[500],
          },
        }}
      />
    </FormControl>
  );
}
