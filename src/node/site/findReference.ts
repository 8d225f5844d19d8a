/** Order in which other products are asked when a page's own has no component of a name. */
const fallbackProducts: readonly string[] = [
  'material-ui',
  'base-ui',
  'system',
  'joy-ui',
  'x-data-grid',
  'x-date-pickers',
];

type Named = { name: string; product: string };

const knownNames = new WeakMap<readonly Named[], ReadonlyMap<string, readonly Named[]>>();

/** References by name; made once for a list, since every mention in every page asks. */
function toNames<Reference extends Named>(
  references: readonly Reference[],
): ReadonlyMap<string, readonly Reference[]> {
  const known = knownNames.get(references);
  // The list under this key is the one that was put in.
  if (known) return known as ReadonlyMap<string, readonly Reference[]>;
  const names = new Map<string, Reference[]>();
  for (const reference of references) {
    const others = names.get(reference.name);
    if (others) others.push(reference);
    else names.set(reference.name, [reference]);
  }
  knownNames.set(references, names);
  return names;
}

/** The reference of a component, hook or interface by name: of the page's own product first. */
export function findReference<Reference extends Named>(
  site: { apiReferences: readonly Reference[] },
  product: string | null,
  name: string,
): Reference | undefined {
  const candidates = toNames(site.apiReferences).get(name) ?? [];
  const order = [product ?? '', ...fallbackProducts];
  return [...candidates].sort((a, b) => rank(order, a.product) - rank(order, b.product))[0];
}

function rank(order: readonly string[], product: string): number {
  const index = order.indexOf(product);
  return index === -1 ? order.length : index;
}
