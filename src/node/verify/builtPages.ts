import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a built page offers to links and asks of others. */
export interface BuiltPage {
  /** In order, with repetitions. */
  ids: string[];
  /** Addresses of `href` and `src`, each once. */
  addresses: string[];
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

function decode(text: string): string {
  return text.replace(/&(?:amp|quot|#x27|#39|lt|gt);/g, (entity) => entities[entity] ?? entity);
}

/** Without the contents of the `div`s that start with `opening`. */
function dropContents(html: string, opening: string): string {
  const [start = '', ...rest] = html.split(opening);
  const kept = rest.map((content) => {
    let depth = 1;
    for (const { 0: tag, index } of content.matchAll(/<(\/?)div\b/g)) {
      depth += tag.startsWith('</') ? -1 : 1;
      if (depth === 0) return content.slice(index);
    }
    return '';
  });
  return [start, ...kept].join(opening);
}

/** The second rendering of demos that look different in the dark: only one of the two is ever shown. */
const darkCopy = '<div data-demo-mode="dark">';
const demoRoot = '<div class="demo-root"';

const tagWithAttributes = /<[a-z][\w-]*((?:\s+[^\s=>/]+(?:="[^"]*")?)+)\s*\/?>/gi;

function readAttributes(markup: string, names: string): string[] {
  const attribute = new RegExp(`\\s(?:${names})="([^"]*)"`, 'g');
  return [...markup.matchAll(tagWithAttributes)].flatMap(([, tag = '']) =>
    [...tag.matchAll(attribute)].map(([, value = '']) => decode(value)),
  );
}

/** Reads ids and addresses of one HTML document; not of texts, scripts and styles. Links in demos are the demos' own. */
export function parseBuiltPage(html: string): BuiltPage {
  const markup = dropContents(html, darkCopy)
    .replace(/<(script|style|template)\b([^>]*)>[\s\S]*?<\/\1>/g, '<$1$2>')
    .replace(/<!--[\s\S]*?-->/g, '');
  return {
    ids: readAttributes(markup, 'id'),
    addresses: [
      ...new Set([
        ...readAttributes(dropContents(markup, demoRoot), 'href'),
        ...readAttributes(markup, 'src'),
      ]),
    ],
  };
}

/** The site as built, read page by page as it is asked for. */
export class BuiltSite {
  private readonly pages = new Map<string, BuiltPage | null>();

  /** @param folder absolute path of `public`. */
  constructor(readonly folder: string) {}

  /** Whether there is a build. */
  get exists(): boolean {
    return existsSync(path.join(this.folder, 'index.html'));
  }

  /** @returns the page of a pathname with a trailing slash, or null where none was built. */
  read(pathname: string): BuiltPage | null {
    let page = this.pages.get(pathname);
    if (page === undefined) {
      const file = path.join(this.folder, pathname, 'index.html');
      page = existsSync(file) ? parseBuiltPage(readFileSync(file, 'utf8')) : null;
      this.pages.set(pathname, page);
    }
    return page;
  }

  hasFile(address: string): boolean {
    return existsSync(path.join(this.folder, address));
  }

  /** Pathnames of all built pages. */
  list(): string[] {
    const walk = (folder: string): string[] =>
      readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const file = path.join(folder, entry.name);
        if (entry.isDirectory()) return walk(file);
        return entry.name === 'index.html' ? [folder] : [];
      });
    return walk(this.folder).map((folder) => {
      const relative = path.relative(this.folder, folder).split(path.sep).join('/');
      return relative === '' ? '/' : `/${relative}/`;
    });
  }
}
