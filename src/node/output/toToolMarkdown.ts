import type { IslandData } from '../../shared/content';
import { isThemedProduct } from '../../shared/themedProducts';
import { themeRoot, toThemeTree, type ThemeNode } from '../../shared/themeTree';
import { readUnwrittenPathnames } from '../content/readUnwritten';
import { readWithoutPage } from '../coverage/readWithoutPage';
import { toCoverage, type CoverageSource, type ProductCoverage } from '../coverage/toCoverage';
import { toCoverageTable } from '../coverage/toCoverageTable';
import { readDefaultThemes } from '../default-theme/readDefaultThemes';
import { readIcons } from '../icons/readIcons';
import { toCoverageMarkdown } from './toCoverageMarkdown';

/** What a page's tool shows, as Markdown; called with the product of a page where the page has it, and the tag's attributes. */
export type ToolMarkdown = Readonly<
  Record<string, (product: string | null, props: IslandData['props']) => string>
>;

function toThemeLines({ key, value, dark, children }: ThemeNode, parent: string): string[] {
  const name = `${parent}.${key}`;
  const inDark = dark === undefined ? '' : `; in dark mode \`${dark}\``;
  const own = value === null ? [] : [`- \`${name}\`: \`${value}\`${inDark}`];
  return [...own, ...children.flatMap((child) => toThemeLines(child, name))];
}

/**
 * Texts for the tools that a reader uses on a page and for the coverage report, by the name of their tags.
 * @param root absolute path of the repository.
 */
export function toToolMarkdown(root: string, site: CoverageSource): ToolMarkdown {
  let coverage: ProductCoverage[] | undefined;
  return {
    Coverage(_product, { of }) {
      // Few pages have it, and to read what every demo shows takes a second.
      coverage ??= toCoverage(site, readWithoutPage(), readUnwrittenPathnames());
      const table = toCoverageTable(coverage, of);
      return table ? toCoverageMarkdown(table) : '';
    },
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
