/** Order in which other products are asked when a page's own has no component of a name. */
const fallbackProducts: readonly string[] = [
  'material-ui',
  'base-ui',
  'system',
  'joy-ui',
  'x-data-grid',
  'x-date-pickers',
];

/** The reference of a component, hook or interface by name: of the page's own product first. */
export function findReference<Reference extends { name: string; product: string }>(
  site: { apiReferences: readonly Reference[] },
  product: string | null,
  name: string,
): Reference | undefined {
  const candidates = site.apiReferences.filter((api) => api.name === name);
  const order = [product ?? '', ...fallbackProducts];
  return candidates.sort((a, b) => rank(order, a.product) - rank(order, b.product))[0];
}

function rank(order: readonly string[], product: string): number {
  const index = order.indexOf(product);
  return index === -1 ? order.length : index;
}
