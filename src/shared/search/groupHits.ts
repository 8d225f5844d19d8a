import { searchKinds, type SearchKind } from '../searchIndex';
import { isDocument, type Names } from './names';
import type { RankedHits, SearchHit } from './rankEntries';

/** Hits of one product, those in the text apart from those by name. */
export interface HitGroup {
  /** Index of the product; -1 for pages of none. */
  product: number;
  isMentioned: boolean;
  hits: SearchHit[];
  /** Number of hits that the group would have without its limit. */
  total: number;
}

/**
 * Hits shown of a kind and in all, and places kept for props whose name is just the query: of the first group, of each other
 * one, and of each one in the text.
 */
const limits = {
  first: { kind: 4, group: 12, exact: 2 },
  other: { kind: 3, group: 6, exact: 1 },
  mentioned: { kind: 4, group: 5, exact: 0 },
  chosen: { kind: 40, group: 40, exact: 6 },
} as const;

type Limit = (typeof limits)[keyof typeof limits];

const isPage = ({ entry }: SearchHit) => isDocument(entry);

/** Pages and sections about a component that are shown before what only has the words. */
const aboutLimit = 3;

/**
 * What was asked for first, then what is about the component that was named, then kind by kind: in the usual order after what was
 * asked for, otherwise the kind of the best hit first.
 */
function toKindOrder(hits: readonly SearchHit[], limit: Limit): SearchHit[] {
  const asked = hits.filter(({ isAsked }) => isAsked).slice(0, limit.kind);
  const [best, ...rest] = hits.filter((hit) => hit.isAbout && !asked.includes(hit));
  // A section may have the words best, but what was named is its page.
  const about = [...rest.filter(isPage), ...rest.filter((hit) => !isPage(hit))];
  const lead = [...asked, ...(best ? [best] : []), ...about].slice(0, asked.length + aboutLimit);
  const others = hits.filter((hit) => !lead.includes(hit));
  const bestFirst = asked.length > 0 ? [] : others.map(({ entry }) => entry.kind);
  const kinds = [...new Set<SearchKind>([...bestFirst, ...searchKinds])];
  const byKind = kinds.flatMap((kind) =>
    others.filter(({ entry }) => entry.kind === kind).slice(0, limit.kind),
  );
  // Props stand last, but whoever types the name of one has to find it.
  const exact = byKind
    .filter(({ entry, isExact }) => isExact && entry.kind === 'prop')
    .slice(0, limit.exact);
  const shown = byKind
    .filter((hit) => !exact.includes(hit))
    .slice(0, limit.group - lead.length - exact.length);
  return [...lead, ...byKind.filter((hit) => exact.includes(hit) || shown.includes(hit))];
}

/**
 * Hits by product. The reader's own comes first, unless only others have what was asked for and none of its own hits is as strong.
 * @param currentProduct id of the product of the present page.
 * @param chosenProduct id of the only product to show.
 */
export function groupHits(
  names: Names,
  ranked: RankedHits,
  currentProduct: string | null,
  chosenProduct: string | null,
): HitGroup[] {
  const toIndex = (id: string | null) =>
    id === null ? -2 : names.products.findIndex((product) => product.id === id);
  const current = toIndex(currentProduct);
  const chosen = toIndex(chosenProduct);
  const productOf = ({ entry }: SearchHit) => names.documents.get(entry.document)?.product ?? -1;
  const toGroups = (hits: readonly SearchHit[], isMentioned: boolean): HitGroup[] => {
    const byProduct = new Map<number, SearchHit[]>();
    for (const hit of hits) {
      const product = productOf(hit);
      if (chosenProduct !== null && product !== chosen) continue;
      const group = byProduct.get(product);
      if (group) group.push(hit);
      else byProduct.set(product, [hit]);
    }
    const groups = [...byProduct].map(([product, own]) => ({ product, own }));
    const toClaim = (some: readonly SearchHit[]) => Math.max(0, ...some.map(({ claim }) => claim));
    const best = toClaim(hits);
    const isFirst = ({ product, own }: { product: number; own: SearchHit[] }) =>
      product === current && (own.some(({ isAsked }) => isAsked) || toClaim(own) >= best);
    groups.sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
    return groups.map(({ product, own }, index) => {
      const place = isMentioned ? 'mentioned' : index === 0 ? 'first' : 'other';
      const limit = limits[chosenProduct === null ? place : 'chosen'];
      return { product, isMentioned, hits: toKindOrder(own, limit), total: own.length };
    });
  };
  return [...toGroups(ranked.named, false), ...toGroups(ranked.mentioned, true)];
}
