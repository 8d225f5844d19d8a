/** What ids and names end with in the dark copy until it is the only one. */
const darkEnding = '--in-dark';

const ownName = /\s(?:id|name)="([^"]+)"/g;
const idSelector = /#([\w-]+)/g;

/** Attributes that give such a name, or point at one. */
const namingAttribute =
  /(\s(?:id|name|for|form|list|headers|(?:xlink:)?href|fill|stroke|filter|mask|clip-path|aria-(?:activedescendant|controls|describedby|details|errormessage|flowto|labelledby|owns)))="([^"]+)"/g;

/**
 * Makes the dark copy of a demo one whose ids the light copy does not have: the first of two is what labels find, shown or not, and
 * of radio buttons with one name only one in the page is chosen. Ids that its styles ask for stay.
 * @param html as the server renders it. @param css of the demo.
 */
export function separateIds(html: string, css: string): string {
  const names = new Set([...html.matchAll(ownName)].map(([, name = '']) => name));
  for (const [, styled = ''] of css.matchAll(idSelector)) names.delete(styled);
  return html.replace(namingAttribute, (_, attribute: string, value: string) => {
    const own = value.replace(/(?<=^|\s|^#|^url\(#)[^\s#()]+(?=$|\s|\)$)/g, (name) =>
      names.has(name) ? name + darkEnding : name,
    );
    return `${attribute}="${own}"`;
  });
}

/** Gives the dark copy its own ids back, which React expects; once the light one is gone. */
export function rejoinIds(copy: Element): void {
  for (const element of copy.querySelectorAll('*')) {
    for (const attribute of element.attributes) {
      if (attribute.value.includes(darkEnding))
        attribute.value = attribute.value.replaceAll(darkEnding, '');
    }
  }
}
