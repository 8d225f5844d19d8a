const declaration = /(--[\w-]+):/g;
const use = /var\((--[\w-]+)/g;

function findNames(css: string, pattern: RegExp): string[] {
  return [...css.matchAll(pattern)].map(([, name = '']) => name);
}

/** The CSS variables of the libraries, on the page that is shown. */
export interface VariableStyles {
  /** All variables of a library, in place of those it had before. */
  set(library: string, css: string): void;
  /** Tells of the text of a style that is about to be inserted. */
  use(css: string): void;
  remove(): void;
}

/**
 * The server's style element has the variables that the page's demos begin with. The others are added when a style asks for one
 * of them, and not before: a variable that is added on the root makes the browser compute the style of every element anew.
 * @param container where style elements go. @param serverCss null where the server made no styles: then all are added at once.
 */
export function createVariableStyles(container: Node, serverCss: string | null): VariableStyles {
  const elements = new Map<string, HTMLStyleElement>();
  const sheets = new Map<string, string>();
  const declared = new Set(findNames(serverCss ?? '', declaration));
  /** What the sheets have and the server left out. */
  const leftOut = new Set<string>();
  /** What styles asked for so far; most of it belongs to a component itself. */
  const asked = new Set<string>();
  let isComplete = serverCss === null;

  const write = (library: string, css: string) => {
    const element = elements.get(library) ?? document.createElement('style');
    element.textContent = css;
    if (elements.has(library)) return;
    elements.set(library, element);
    container.appendChild(element);
  };
  const complete = () => {
    isComplete = true;
    for (const [library, css] of sheets) write(library, css);
  };

  return {
    set(library, css) {
      sheets.set(library, css);
      if (isComplete) {
        write(library, css);
        return;
      }
      for (const name of findNames(css, declaration)) if (!declared.has(name)) leftOut.add(name);
      if ([...asked].some((name) => leftOut.has(name))) complete();
    },
    use(css) {
      if (isComplete) return;
      const names = findNames(css, use);
      for (const name of names) asked.add(name);
      if (names.some((name) => leftOut.has(name))) complete();
    },
    remove() {
      for (const element of elements.values()) element.remove();
    },
  };
}
