import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const pressTheme = extendTheme({
  components: {
    JoySelect: {
      defaultProps: { variant: 'soft' },
      styleOverrides: {
        root: { '--Select-radius': '0px', '--Select-paddingInline': '1rem' },
        listbox: { '--List-padding': '0.5rem', '--List-radius': '0px' },
      },
    },
    JoyOption: {
      styleOverrides: {
        root: ({ ownerState, theme }) => ({
          ...(ownerState.selected && { fontWeight: theme.vars.fontWeight.lg }),
          ...(ownerState.highlighted && {
            outline: `2px solid ${theme.vars.palette.focusVisible}`,
            outlineOffset: '-2px',
          }),
        }),
      },
    },
  },
});

export default function SelectTheme() {
  return (
    <ThemeProvider theme={pressTheme}>
      <FormControl sx={{ width: '100%', maxWidth: 300 }}>
        <FormLabel>Press Arrow Down to see the frame</FormLabel>
        <Select defaultValue="march" slotProps={{ listbox: { 'aria-label': 'Month of printing' } }}>
          <Option value="march">March</Option>
          <Option value="april">April</Option>
          <Option value="may">May</Option>
        </Select>
      </FormControl>
    </ThemeProvider>
  );
}
