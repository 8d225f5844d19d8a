import Table from '@mui/joy/Table';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const shedTheme = extendTheme({
  components: {
    JoyTable: {
      defaultProps: { size: 'lg', borderAxis: 'bothBetween' },
      styleOverrides: {
        root: ({ ownerState, theme }) => ({
          '--Table-headerUnderlineThickness': '1px',
          '--TableCell-headBackground': theme.vars.palette.background.level1,
          '& tbody th': { fontWeight: theme.vars.fontWeight.md },
          ...(ownerState.size === 'lg' && { '--TableCell-paddingX': '1.25rem' }),
        }),
      },
    },
  },
});

export default function ShedTheme() {
  return (
    <ThemeProvider theme={shedTheme}>
      <Table aria-label="Sheds" sx={{ maxWidth: 420 }}>
        <thead>
          <tr>
            <th scope="col">Shed</th>
            <th scope="col">Stands</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">North</th>
            <td>Four</td>
          </tr>
          <tr>
            <th scope="row">South</th>
            <td>Six</td>
          </tr>
        </tbody>
      </Table>
    </ThemeProvider>
  );
}
