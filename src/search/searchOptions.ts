import type { HitGroup } from '../shared/search/groupHits';
import type { NameIndex } from '../shared/search/NameIndex';
import { isDocument, toEntryHref, type SearchEntry } from '../shared/search/names';
import type { SearchKind } from '../shared/searchIndex';
import type { SearchAnswer } from '../shared/search/SearchEngine';
import type { Translate } from '../shared/translate';

/** Something in the list that can be chosen. */
export type SearchOption =
  | { type: 'link'; key: string; href: string; name: string; kind: SearchKind; trail: string }
  | { type: 'more'; key: string; product: string; label: string }
  | { type: 'recent'; key: string; query: string };

export interface OptionGroup {
  key: string;
  heading: string;
  options: SearchOption[];
}

type LinkOption = Extract<SearchOption, { type: 'link' }>;

/** An entry as a link; a part says which page it is part of. */
function toLink({ names }: NameIndex, entry: SearchEntry): LinkOption {
  const href = toEntryHref(names, entry);
  const trail = isDocument(entry) ? '' : (names.entries[entry.document]?.name ?? '');
  return { type: 'link', key: href, href, name: entry.name, kind: entry.kind, trail };
}

function toResultGroup(
  index: NameIndex,
  group: HitGroup,
  isChosen: boolean,
  translate: Translate,
): OptionGroup {
  const product = index.names.products[group.product];
  const name = product?.name ?? translate('search.otherPages');
  const options: SearchOption[] = group.hits.map(({ entry }) => toLink(index, entry));
  const rest = group.total - group.hits.length;
  if (product && rest > 0 && !isChosen) {
    const label = translate('search.more', { count: group.total, product: name });
    options.push({
      type: 'more',
      key: `more-${product.id}-${group.isMentioned}`,
      product: product.id,
      label,
    });
  }
  return {
    key: `${group.product}-${group.isMentioned}`,
    heading: group.isMentioned ? translate('search.mentioned', { product: name }) : name,
    options,
  };
}

/** Results as the list shows them. */
export function toResultGroups(
  index: NameIndex,
  { groups }: SearchAnswer,
  chosenProduct: string | null,
  translate: Translate,
): OptionGroup[] {
  return groups.map((group) => toResultGroup(index, group, chosenProduct !== null, translate));
}

/** What is offered before anything is typed: recent searches, and pages of the product, or the first of each where there is none. */
export function toStartGroups(
  index: NameIndex | null,
  recent: readonly string[],
  product: string | null,
  translate: Translate,
): OptionGroup[] {
  const products = index?.names.products ?? [];
  const own = products.find(({ id }) => id === product);
  const toStarts = (kind: 'guides' | 'components') =>
    own ? own[kind] : products.flatMap((one) => one[kind].slice(0, 1));
  const toLinks = (pathnames: readonly string[]) =>
    pathnames.flatMap((pathname) => {
      const number = index?.findDocument(pathname);
      const entry = index?.names.entries[number ?? -1];
      if (!index || !entry) return [];
      const owner = index.names.products[index.names.documents.get(entry.document)?.product ?? -1];
      return [{ ...toLink(index, entry), trail: owner && owner.id !== product ? owner.name : '' }];
    });
  return [
    {
      key: 'recent',
      heading: translate('search.recent'),
      options: recent.map((query): SearchOption => ({
        type: 'recent',
        key: `recent-${query}`,
        query,
      })),
    },
    { key: 'guides', heading: translate('search.guides'), options: toLinks(toStarts('guides')) },
    {
      key: 'components',
      heading: translate('search.components'),
      options: toLinks(toStarts('components')),
    },
  ].filter(({ options }) => options.length > 0);
}
