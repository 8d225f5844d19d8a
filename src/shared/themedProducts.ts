/** Products whose default theme readers can look through, with the function that makes it and a color that it has. */
export const themedProducts = {
  'material-ui': { packageName: '@mui/material', maker: 'createTheme()', color: '#1976d2' },
  'joy-ui': { packageName: '@mui/joy', maker: 'extendTheme()', color: '#0B6BCB' },
} as const;

export type ThemedProduct = keyof typeof themedProducts;

export function isThemedProduct(product: string | null): product is ThemedProduct {
  return product !== null && Object.hasOwn(themedProducts, product);
}
