import Card from '@mui/joy/Card';
import Sheet from '@mui/joy/Sheet';
import { extendTheme } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';
import { InBothModes } from './inBothModes';

declare module '@mui/joy/styles' {
  interface ShadowOverrides {
    engraved: true;
  }
}

const color = 'rgba(var(--gnomon-shadowChannel) / var(--gnomon-shadowOpacity))';

const theme = extendTheme({
  cssVarPrefix: 'gnomon',
  shadow: {
    lg: `var(--gnomon-shadowRing), 0 12px 0 -4px ${color}`,
    engraved: `inset 0 2px 4px ${color}`,
  },
  colorSchemes: {
    light: { shadowOpacity: '0.2' },
    dark: { shadowRing: '0 0 0 1px rgba(255 255 255 / 0.2)' },
  },
});

export default function OwnLevels() {
  return (
    <InBothModes theme={theme}>
      <Card variant="plain" sx={{ boxShadow: 'lg', mb: 1 }}>
        <Typography level="title-md" component="h3">
          The pillar dial
        </Typography>
        <Sheet sx={{ p: 1.5, borderRadius: 'sm', boxShadow: 'engraved' }}>
          I count the bright hours
        </Sheet>
      </Card>
    </InBothModes>
  );
}
