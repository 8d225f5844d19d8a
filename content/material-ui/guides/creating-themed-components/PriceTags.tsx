import * as React from 'react';
import Stack from '@mui/material/Stack';
import {
  createTheme,
  styled,
  ThemeProvider,
  useTheme,
  useThemeProps,
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  type Theme,
} from '@mui/material/styles';

interface PriceTagProps extends Omit<React.HTMLAttributes<HTMLSpanElement>, 'children'> {
  amount: number;
  unit?: string;
  tone?: 'plain' | 'sale';
  sx?: SxProps<Theme>;
}

type OwnerState = Required<Pick<PriceTagProps, 'tone'>>;

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    ShopPriceTag: 'root' | 'amount' | 'unit';
  }
  interface ComponentsPropsList {
    ShopPriceTag: Partial<PriceTagProps>;
  }
  interface Components {
    ShopPriceTag?: {
      defaultProps?: Partial<PriceTagProps>;
      styleOverrides?: ComponentsOverrides<Theme>['ShopPriceTag'];
      variants?: ComponentsVariants['ShopPriceTag'];
    };
  }
}

const Root = styled('span', { name: 'ShopPriceTag', slot: 'root' })<{ ownerState: OwnerState }>(
  ({ theme, ownerState }) => ({
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: theme.spacing(0.5),
    color: theme.palette.text.primary,
    ...(ownerState.tone === 'sale' && { color: theme.palette.error.main }),
  }),
);

const Amount = styled('span', { name: 'ShopPriceTag', slot: 'amount' })<{
  ownerState: OwnerState;
}>(({ theme }) => theme.typography.h5);

const Unit = styled('span', { name: 'ShopPriceTag', slot: 'unit' })<{ ownerState: OwnerState }>(
  ({ theme }) => ({
    ...theme.typography.body2,
    color: theme.palette.text.secondary,
  }),
);

const PriceTag = React.forwardRef<HTMLSpanElement, PriceTagProps>(function PriceTag(inProps, ref) {
  const props = useThemeProps({ props: inProps, name: 'ShopPriceTag' });
  const { amount, unit = '€', tone = 'plain', ...other } = props;

  const ownerState = { tone };

  return (
    <Root ref={ref} ownerState={ownerState} {...other}>
      <Amount ownerState={ownerState}>{amount.toFixed(2)}</Amount>
      <Unit ownerState={ownerState}>{unit}</Unit>
    </Root>
  );
});

export default function PriceTags() {
  const { direction, palette } = useTheme();
  const theme = React.useMemo(
    () =>
      createTheme({
        direction,
        palette: { mode: palette.mode },
        components: {
          ShopPriceTag: {
            defaultProps: { unit: '€ per kg' },
            styleOverrides: { amount: { fontFamily: 'Georgia, serif' } },
            variants: [
              {
                props: { tone: 'sale' },
                style: { padding: '0 8px', border: '1px solid', borderRadius: 4 },
              },
            ],
          },
        },
      }),
    [direction, palette.mode],
  );

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <PriceTag amount={2.4} />
      <PriceTag amount={1.95} tone="sale" />
      <ThemeProvider theme={theme}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <PriceTag amount={2.4} />
          <PriceTag amount={1.95} tone="sale" />
        </Stack>
      </ThemeProvider>
    </Stack>
  );
}
