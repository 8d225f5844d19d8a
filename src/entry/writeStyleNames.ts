import styledComponents from 'styled-components/package.json';

/** Id of a styled component and the name of its rules, as styled-components writes them in the class of an element. */
const namePair = /\b(sc-[\w-]+) (\w+)/g;

/**
 * Tells styled-components of the rules that the page has: it looks for their names in such an element when it starts, and takes it
 * away. The server would send the names a second time; the classes of the page have them.
 */
export function writeStyleNames(): void {
  const namesById = new Map<string, Set<string>>();
  for (const { classList } of document.querySelectorAll('[class*="sc-"]')) {
    for (const [, id = '', name = ''] of classList.value.matchAll(namePair)) {
      namesById.set(id, (namesById.get(id) ?? new Set()).add(name));
    }
  }
  const lines = Array.from(
    namesById,
    ([id, names], index) =>
      `data-styled.g${index + 1}[id="${id}"]{content:"${[...names].join()},"}/*!sc*/\n`,
  );
  // Of a type that browsers do not read as styles.
  const element = Object.assign(document.createElement('style'), { type: 'text/plain' });
  element.dataset['styled'] = '';
  element.dataset['styledVersion'] = styledComponents.version;
  element.textContent = lines.join('');
  document.head.append(element);
}
