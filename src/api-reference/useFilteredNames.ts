import { useMemo } from 'react';
import type { ShownProp } from './PropRows';

/** What the filter looks in: a description as it is read, without the tags and entities of its HTML. */
function toFilterText({ name, descriptionHtml }: ShownProp): string {
  const { body } = new DOMParser().parseFromString(descriptionHtml, 'text/html');
  const description = (body.textContent ?? '').replace(/\s+/g, ' ');
  return `${name}\n${description}`.toLowerCase();
}

/**
 * Names of the props whose name or description has a text in it.
 * @param text as it was written. @returns null where nothing was, which leaves all.
 */
export function useFilteredNames(
  props: readonly ShownProp[],
  text: string,
): ReadonlySet<string> | null {
  const filter = text.trim().toLowerCase();
  const isFiltered = filter !== '';
  // Not before somebody writes, and not again with every key.
  const texts = useMemo(
    () => (isFiltered ? new Map(props.map((prop) => [prop.name, toFilterText(prop)])) : null),
    [props, isFiltered],
  );
  return useMemo(
    () =>
      texts &&
      new Set([...texts].flatMap(([name, searched]) => (searched.includes(filter) ? [name] : []))),
    [texts, filter],
  );
}
