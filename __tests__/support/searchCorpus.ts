import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocsFrontMatter } from '../../src/node/content/parseFrontMatter';
import { parseNavigation, type NavigationInput } from '../../src/node/content/parseNavigation';
import { parseProducts } from '../../src/node/content/parseProducts';
import { toApiAnchor, toKebab } from '../../src/shared/apiReference';
import { HeadingIds } from '../../src/shared/headingId';
import type { SearchDocument, SearchPart, SearchProduct } from '../../src/shared/searchIndex';

/** What stands in the pages of the corpus, whose titles and APIs are real. */
export interface Prose {
  /** Headings of the page with this title; the same every time. */
  toHeadings(title: string, page: number): string[];
  /** Words below a heading, or of a post. */
  toText(title: string, page: number, part: number): string;
}

export interface SearchCorpus {
  products: SearchProduct[];
  documents: SearchDocument[];
}

const packagesFolder = path.resolve('node_modules');

/** Words that authors give to pages; enough of them to see that they are found. */
const keywords: Readonly<Record<string, string[]>> = {
  Snackbar: ['toast', 'notification', 'message'],
  Dialog: ['modal window', 'popup', 'confirm'],
  Drawer: ['side navigation', 'sidebar', 'off-canvas'],
  Tooltip: ['hint', 'hover text'],
  Select: ['dropdown', 'picker'],
  Autocomplete: ['combobox', 'typeahead', 'suggestions'],
  Switch: ['toggle'],
  Progress: ['spinner', 'loader'],
  Skeleton: ['placeholder', 'shimmer'],
  'Floating Action Button': ['FAB'],
  'Dark mode': ['night mode', 'color scheme'],
};

/** Components and hooks that the page of a pathname says it documents; none where the page is not written. */
function readDocumented(pathname: string): string[] {
  const file = `content${pathname}index.mdx`;
  if (!existsSync(file)) return [];
  const { components, hooks } = parseDocsFrontMatter(readFileSync(file, 'utf8'), file);
  return [...components, ...hooks];
}

function toPages(items: readonly NavigationInput[]): NavigationInput[] {
  return items.flatMap((item) =>
    item.children.length > 0
      ? toPages(item.children)
      : item.pathname.endsWith('/') && !item.linkProps
        ? [item]
        : [],
  );
}

function toParts(names: readonly string[], toText: (part: number) => string): SearchPart[] {
  const ids = new HeadingIds();
  return names.map((name, index) => ({ id: ids.next(name), name, text: toText(index) }));
}

/** Props with their descriptions as the prop types of a built component state them. */
function readProps(code: string, component: string): SearchPart[] {
  const start = code.search(new RegExp(`\\b${component}(Raw)?\\.propTypes`));
  if (start === -1) return [];
  const parts: SearchPart[] = [];
  const declaration = / {2}\/\*\*\n((?: {3}\*.*\n)+?) {3}\*\/\n {2}(?:'([\w-]+)'|(\w+)):/g;
  for (const [, comment = '', quoted, bare] of code.slice(start).matchAll(declaration)) {
    const name = quoted ?? bare ?? '';
    const text = comment
      .replace(/^ {3}\* ?/gm, '')
      .replace(/@\w+/g, '')
      .trim();
    if (!comment.includes('@ignore'))
      parts.push({ id: toApiAnchor(component, 'prop', name), name, text });
  }
  return parts;
}

function readComponents(packageFolder: string): { name: string; props: SearchPart[] }[] {
  return readdirSync(packageFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)([A-Z]\w*|use[A-Z]\w*)\/\2\.js$/.test(file))
    .filter((file) => !/^(node|legacy|modern|esm|cjs|internals)\//.test(file))
    .sort()
    .map((file) => {
      const name = path.basename(file, '.js');
      return { name, props: readProps(readFileSync(path.join(packageFolder, file), 'utf8'), name) };
    })
    .filter(({ name, props }) => name.startsWith('use') || props.length > 0);
}

/** The site's own navigation, what its pages document, and the installed components with their real props, with the given prose. */
export function readSearchCorpus(prose: Prose, blogPosts = 0): SearchCorpus {
  const productsFile = 'content/products.yml';
  const products = parseProducts(readFileSync(productsFile, 'utf8'), productsFile);
  const navigations = [...new Set([...products.map(({ navigation }) => navigation), 'docs'])];
  const pages = navigations
    .map((name) => `content/${name}/navigation.yml`)
    .flatMap((file) => toPages(parseNavigation(readFileSync(file, 'utf8'), file)));

  const documents: SearchDocument[] = [];
  const seen = new Set<string>();
  for (const { pathname, title } of pages) {
    if (seen.has(pathname) || /\/api\/[^/]+\/[^/]+\/$/.test(pathname)) continue;
    seen.add(pathname);
    const page = documents.length;
    const owner = products.find(({ prefix }) => pathname.startsWith(prefix));
    documents.push({
      kind: 'page',
      pathname,
      product: owner?.id ?? null,
      title,
      components: readDocumented(pathname),
      keywords: pathname.startsWith('/material-ui/') ? (keywords[title] ?? []) : [],
      text: prose.toText(title, page, 0),
      parts: toParts(prose.toHeadings(title, page), (part) => prose.toText(title, page, part + 1)),
    });
  }
  for (const product of products) {
    for (const { name: packageName, apiPrefix } of product.packages) {
      for (const { name, props } of readComponents(path.join(packagesFolder, packageName))) {
        const pathname = `${apiPrefix}${toKebab(name)}/`;
        if (seen.has(pathname)) continue;
        seen.add(pathname);
        documents.push({
          kind: 'api',
          pathname,
          product: product.id,
          title: name,
          components: [],
          keywords: [],
          text: '',
          parts: props,
        });
      }
    }
  }
  for (let post = 0; post < blogPosts; post += 1) {
    const title = `Release notes ${post + 1}`;
    documents.push({
      kind: 'blog',
      pathname: `/blog/release-notes-${post + 1}/`,
      product: null,
      title,
      components: [],
      keywords: [],
      text: prose.toText(title, 5000 + post, 0),
      parts: toParts(prose.toHeadings(title, 5000 + post), (part) =>
        prose.toText(title, 5000 + post, part + 1),
      ),
    });
  }
  return {
    products: products.map(({ id, name, home }) => ({
      id,
      name,
      home,
      guides: [],
      components: [],
    })),
    documents,
  };
}
