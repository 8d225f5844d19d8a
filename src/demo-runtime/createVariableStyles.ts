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
  /** Used and not declared by the server; most of them belong to a component itself. */
  const unknown = new Set<string>();
  let isComplete = serverCss === null;

  const write = (library: string, css: string) => {
    const element = elements.get(library) ?? document.createElement('style');
    elements.set(library, element);
    if (!element.isConnected) container.appendChild(element);
    if (element.textContent !== css) element.textContent = css;
  };
  const completeIfWanted = () => {
    if (isComplete || unknown.size === 0) return;
    isComplete = [...sheets.values()].some((css) =>
      findNames(css, declaration).some((name) => unknown.has(name)),
    );
    if (isComplete) for (const [library, css] of sheets) write(library, css);
  };

  return {
    set(library, css) {
      sheets.set(library, css);
      if (isComplete) write(library, css);
      else completeIfWanted();
    },
    use(css) {
      if (isComplete) return;
      const before = unknown.size;
      for (const name of findNames(css, use)) if (!declared.has(name)) unknown.add(name);
      if (unknown.size > before) completeIfWanted();
    },
    remove() {
      for (const element of elements.values()) element.remove();
    },
  };
}
