import Card from '@mui/joy/Card';
import Input from '@mui/joy/Input';
import { extendTheme } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';
import { InBothModes } from './inBothModes';

const theme = extendTheme({
  cssVarPrefix: 'dial',
  colorSchemes: {
    light: { shadowChannel: '120 53 15', shadowOpacity: '0.22' },
    dark: { shadowRing: '0 0 0 1px rgba(253 230 200 / 0.28)', shadowOpacity: '0.9' },
  },
});

export default function EveningLight() {
  return (
    <InBothModes theme={theme}>
      <Card variant="plain" sx={{ boxShadow: 'lg' }}>
        <Typography level="title-md" component="h3">
          The wall dial
        </Typography>
        <Typography level="body-sm">In the sun from noon to six</Typography>
        <Input
          placeholder="Your reading"
          slotProps={{ input: { 'aria-label': 'Your reading of the wall dial' } }}
          sx={{ borderColor: 'neutral.500', '--Input-placeholderOpacity': 0.8 }}
        />
      </Card>
    </InBothModes>
  );
}
