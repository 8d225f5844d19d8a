import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import { extendTheme } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';
import { InTheme } from './inTheme';

const theme = extendTheme({
  cssVarPrefix: 'tide',
  fontFamily: {
    display: 'Georgia, "Times New Roman", serif',
    body: '"Trebuchet MS", Verdana, sans-serif',
  },
  fontWeight: { xl: 400 },
});

export default function TwoFaces() {
  return (
    <InTheme theme={theme}>
      <Card>
        <Typography level="h2" component="h3">
          High water at six
        </Typography>
        <Typography>The flats can be crossed until half past one.</Typography>
        <Button>Show the way</Button>
      </Card>
    </InTheme>
  );
}
