/** Products whose default theme readers can look through, with the function that makes it. */
export const themedProducts = {
  'material-ui': { packageName: '@mui/material', maker: 'createTheme()' },
  'joy-ui': { packageName: '@mui/joy', maker: 'extendTheme()' },
} as const;

export type ThemedProduct = keyof typeof themedProducts;

export function isThemedProduct(product: string | null): product is ThemedProduct {
  return product !== null && Object.hasOwn(themedProducts, product);
}
