import * as React from 'react';
import Button from '@mui/joy/Button';
import Card, { type CardProps } from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import {
  extendTheme,
  styled,
  ThemeProvider,
  useThemeProps,
  type StyleOverrides,
  type Theme,
} from '@mui/joy/styles';

interface HutCardProps extends Omit<CardProps, 'children' | 'ref'> {
  hut: string;
  beds: number;
}

declare module '@mui/joy/styles' {
  interface Components {
    PathHutCard?: {
      defaultProps?: Partial<HutCardProps>;
      styleOverrides?: StyleOverrides<'root', HutCardProps, Theme>;
    };
  }
}

const Root = styled(Card, { name: 'PathHutCard', slot: 'root' })<{ ownerState: HutCardProps }>({
  width: '100%',
});

const HutCard = React.forwardRef<HTMLDivElement, HutCardProps>(function HutCard(inProps, ref) {
  const props = useThemeProps({ props: inProps, name: 'PathHutCard' });
  const { hut, beds, ...other } = props;

  return (
    <Root ref={ref} ownerState={props} {...other}>
      <Typography level="title-lg" component="h3">
        {hut}
      </Typography>
      <Typography level="title-sm">{beds} beds tonight</Typography>
      <Button sx={{ alignSelf: 'flex-start' }}>Reserve a bed</Button>
    </Root>
  );
});

const summerTheme = extendTheme({
  components: {
    PathHutCard: {
      defaultProps: { variant: 'solid', color: 'primary', invertedColors: true },
      styleOverrides: { root: { '--Card-radius': '24px' } },
    },
  },
});

export default function HutCards() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
      <HutCard hut="Larch hut" beds={12} />
      <ThemeProvider theme={summerTheme}>
        <HutCard hut="Larch hut" beds={12} />
      </ThemeProvider>
    </Stack>
  );
}
