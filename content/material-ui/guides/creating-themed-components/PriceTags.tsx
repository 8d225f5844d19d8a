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
  type Theme,
} from '@mui/material/styles';

interface PriceTagProps {
  amount: number;
  unit?: string;
  tone?: 'plain' | 'sale';
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

const Amount = styled('span', { name: 'ShopPriceTag', slot: 'amount' })(({ theme }) => ({
  ...theme.typography.h5,
}));

const Unit = styled('span', { name: 'ShopPriceTag', slot: 'unit' })(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
}));

const PriceTag = React.forwardRef<HTMLSpanElement, PriceTagProps>(function PriceTag(inProps, ref) {
  const props = useThemeProps({ props: inProps, name: 'ShopPriceTag' });
  const { amount, unit = '€', tone = 'plain' } = props;

  return (
    <Root ref={ref} ownerState={{ tone }}>
      <Amount>{amount.toFixed(2)}</Amount>
      <Unit>{unit}</Unit>
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
            defaultProps: { unit: 'per kg' },
            styleOverrides: { amount: { fontFamily: 'Georgia, serif' } },
            variants: [{ props: { tone: 'sale' }, style: { textDecoration: 'underline' } }],
          },
        },
      }),
    [direction, palette.mode],
  );

  return (
    <Stack spacing={2}>
      <PriceTag amount={2.4} />
      <PriceTag amount={1.95} tone="sale" />
      <ThemeProvider theme={theme}>
        <Stack spacing={2}>
          <PriceTag amount={2.4} />
          <PriceTag amount={1.95} tone="sale" />
        </Stack>
      </ThemeProvider>
    </Stack>
  );
}
