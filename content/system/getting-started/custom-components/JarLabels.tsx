import {
  createTheme,
  Stack,
  styled,
  type SxProps,
  type Theme,
  ThemeProvider,
  useThemeProps,
} from '@mui/system';

interface OwnerState {
  kind: 'liquid' | 'creamed';
}

interface JarLabelProps extends Partial<OwnerState> {
  honey: string;
  unit?: string;
  weight: number;
  sx?: SxProps<Theme>;
}

const Root = styled('span', { name: 'MeadowJarLabel', slot: 'Root' })<{ ownerState: OwnerState }>({
  display: 'inline-grid',
  padding: '12px 20px',
  borderRadius: 6,
  color: '#3b2106',
  backgroundColor: '#fde9a9',
  variants: [
    {
      props: { kind: 'creamed' },
      style: { backgroundColor: '#fffaf0', border: '2px solid #b45309' },
    },
  ],
});

const Weight = styled('b', { name: 'MeadowJarLabel', slot: 'Weight' })({ fontSize: 20 });

function JarLabel(inProps: JarLabelProps) {
  const props = useThemeProps({ props: inProps, name: 'MeadowJarLabel' });
  const { honey, kind = 'liquid', sx, unit = 'g', weight } = props;

  return (
    <Root ownerState={{ kind }} sx={sx}>
      {honey}, {kind}
      <Weight>
        {weight} {unit}
      </Weight>
    </Root>
  );
}

const shopTheme = createTheme({
  components: {
    MeadowJarLabel: {
      defaultProps: { unit: 'grams' },
      styleOverrides: { weight: { letterSpacing: 1 } },
      variants: [{ props: { kind: 'creamed' }, style: { borderStyle: 'dashed' } }],
    },
  },
});

export default function JarLabels() {
  return (
    <Stack direction="row" gap={2} flexWrap="wrap" alignItems="flex-start">
      <JarLabel honey="Linden" weight={500} />
      <JarLabel honey="Clover" weight={250} kind="creamed" />
      <ThemeProvider theme={shopTheme}>
        <JarLabel honey="Clover" weight={250} kind="creamed" />
        <JarLabel honey="Linden" weight={500} sx={{ bgcolor: '#f6c94c' }} />
      </ThemeProvider>
    </Stack>
  );
}
