/**
 * Stands in for what writes vendor prefixes, which styled-components imports and uses only where `enableVendorPrefixes` is
 * set. No browser with `:has()` needs them.
 * @returns the declaration as it is
 */
export function prefix(declaration: string): string {
  return declaration;
}
