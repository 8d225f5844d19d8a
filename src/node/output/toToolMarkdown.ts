import { isThemedProduct } from '../../shared/themedProducts';
import { themeRoot, toThemeTree, type ThemeNode } from '../../shared/themeTree';
import { readDefaultThemes } from '../default-theme/readDefaultThemes';
import { readIcons } from '../icons/readIcons';

/** What a page's tool shows, as Markdown; called with the product of a page where the page has it. */
export type ToolMarkdown = Readonly<Record<string, (product: string | null) => string>>;

function toThemeLines({ key, value, dark, children }: ThemeNode, parent: string): string[] {
  const name = `${parent}.${key}`;
  const inDark = dark === undefined ? '' : `; in dark mode \`${dark}\``;
  const own = value === null ? [] : [`- \`${name}\`: \`${value}\`${inDark}`];
  return [...own, ...children.flatMap((child) => toThemeLines(child, name))];
}

/**
 * Texts for the tools that a reader uses on a page, by the name of their tags.
 * @param root absolute path of the repository.
 */
export function toToolMarkdown(root: string): ToolMarkdown {
  return {
    IconSearch() {
      const names = readIcons(root).icons.map(({ name }) => name);
      return `All ${names.length} icons by name; each also exists with the ending Outlined, Rounded, Sharp or TwoTone, with few exceptions:\n\n${names.join(', ')}.`;
    },
    ThemeViewer(product) {
      if (!isThemedProduct(product)) return '';
      const { light, dark } = readDefaultThemes(root, product);
      return toThemeTree(light, dark)
        .flatMap((node) => toThemeLines(node, themeRoot))
        .join('\n');
    },
    ColorTool: () =>
      'On the page itself a tool computes the tones of a color, their contrasts and the code of the theme.',
  };
}
