import { toPlainCode } from '../demo/toPlainCode';
import { printJsx, toSource } from './printJsx';

/** Lines of tokens before and after the elements that an author writes between the tags; see `printJsx`. */
type PrintedPlayground = ReturnType<typeof printJsx>;

/**
 * The JSX that shows what a playground shows.
 * @param of name of the component. @param written its props, `children` among them where they are text.
 * @param hasElements whether elements of the author stand between the tags.
 */
export function printPlayground(
  of: string,
  written: readonly (readonly [name: string, value: unknown])[],
  hasElements: boolean,
): PrintedPlayground {
  const children = written.find(([name]) => name === 'children')?.[1];
  return printJsx({
    name: of,
    props: written.filter(([name]) => name !== 'children'),
    children: typeof children === 'string' ? children : '',
    hasElements,
  });
}

/** The same as text. @param childrenHtml highlighted elements that stand between the tags; null for none. */
export function toPlaygroundSource(
  { open, close }: PrintedPlayground,
  childrenHtml: string | null,
): string {
  const between = childrenHtml === null ? '' : toPlainCode(childrenHtml);
  const indented = between.replace(/^(?=.)/gm, '  ');
  return [toSource(open), indented, toSource(close)].filter((text) => text !== '').join('\n');
}
