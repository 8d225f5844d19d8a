import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { compile, type Element } from 'stylis';

/** Values by selector and property, with `.x` for the element: `.x:hover background-color`. What is said twice is as it is said last. */
export type Styles = Map<string, string>;

interface Declaration {
  selector: string;
  property: string;
  value: string;
}

/** Those of rules, in media queries too; not those of animations. */
function readDeclarations(nodes: readonly Element[], selector = ''): Declaration[] {
  return nodes.flatMap(({ type, props, children, value }) => {
    if (type === 'decl') return { selector, property: String(props), value: String(children) };
    if (type === '@keyframes' || !Array.isArray(children)) return [];
    return readDeclarations(children, type === 'rule' ? [props].flat().join() : value);
  });
}

/**
 * Renders something of Material UI.
 * @returns what the styles of each of its elements say, in the order of the document.
 */
export function readStyles(ui: ReactElement): Styles[] {
  const cache = createCache({ key: 'look', speedy: false });
  render(<CacheProvider value={cache}>{ui}</CacheProvider>);
  const css = cache.sheet.tags.map((tag) => tag.textContent).join('');
  const declarations = readDeclarations(compile(css));
  const styles = [...document.body.querySelectorAll('[class*="look-"]')].map((element) => {
    const name = [...element.classList].find((one) => one.startsWith('look-'));
    return new Map(
      declarations
        .filter(({ selector }) => selector.includes(`.${name}`))
        .map(({ selector, property, value }) => [
          `${selector.replaceAll(`.${name}`, '.x')} ${property}`,
          value,
        ]),
    );
  });
  cleanup();
  for (const tag of cache.sheet.tags) tag.remove();
  return styles;
}
