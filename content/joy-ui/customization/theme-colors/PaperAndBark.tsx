import Card from '@mui/joy/Card';
import Divider from '@mui/joy/Divider';
import { extendTheme } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';
import { InBothModes } from './inBothModes';

const theme = extendTheme({
  cssVarPrefix: 'bark',
  colorSchemes: {
    light: {
      palette: {
        background: { body: '#f4ecdf', surface: '#fffaf1' },
        text: { primary: '#2c1c10', secondary: '#5a4330', tertiary: '#6d5642' },
        divider: '#cdb89d',
      },
    },
    dark: {
      palette: {
        background: { body: '#16100b', surface: '#241b14' },
        text: { primary: '#f6ecdf', secondary: '#d6c3ae', tertiary: '#b6a18b' },
        divider: '#57442f',
      },
    },
  },
});

export default function PaperAndBark() {
  return (
    <InBothModes theme={theme}>
      <Typography level="title-lg" component="h3" gutterBottom>
        The long rows
      </Typography>
      <Card>
        <Typography>Forty trees, planted the spring after the hail.</Typography>
        <Divider />
        <Typography level="body-sm">Next pruning: February</Typography>
      </Card>
    </InBothModes>
  );
}
