import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const hutTheme = extendTheme({
  components: {
    JoyTextarea: {
      defaultProps: { minRows: 3, maxRows: 8 },
      styleOverrides: {
        root: ({ ownerState, theme }) => ({
          '--Textarea-placeholderOpacity': 0.8,
          ...(ownerState.variant === 'outlined' &&
            ownerState.color === 'neutral' && {
              borderColor: theme.vars.palette.neutral[500],
            }),
        }),
        textarea: ({ theme }) => ({ fontFamily: theme.vars.fontFamily.code }),
      },
    },
  },
});

export default function TextareaTheme() {
  return (
    <ThemeProvider theme={hutTheme}>
      <FormControl sx={{ width: '100%', maxWidth: 340 }}>
        <FormLabel>Found in the hut</FormLabel>
        <Textarea placeholder="One thing in each row" />
      </FormControl>
    </ThemeProvider>
  );
}
