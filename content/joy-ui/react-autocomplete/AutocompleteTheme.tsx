import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const museumTheme = extendTheme({
  components: {
    JoyAutocomplete: {
      defaultProps: { autoHighlight: true, variant: 'soft' },
      styleOverrides: {
        root: { '--Input-radius': '1rem' },
        listbox: { '--List-radius': '1rem', '--List-padding': '0.5rem' },
        option: ({ theme }) => ({
          '&.Mui-focused': {
            outline: `2px solid ${theme.vars.palette.focusVisible}`,
            outlineOffset: '-2px',
          },
        }),
      },
    },
  },
});

export default function AutocompleteTheme() {
  return (
    <ThemeProvider theme={museumTheme}>
      <FormControl sx={{ width: '100%', maxWidth: 300 }}>
        <FormLabel>Century</FormLabel>
        <Autocomplete options={['16th', '17th', '18th', '19th']} />
      </FormControl>
    </ThemeProvider>
  );
}
