import type { PageDemoCode } from '../../shared/demoCode';
import { toSlug } from './bundlePages';
import type { CreatedDemo } from './demoFields';
import type { NamedFile } from './demoOutput';
import type { DemoPage } from './demoPages';
import { toHash } from '../hash';

/** The file with the code that a page does not carry; null where it carries all. */
function toCodeFile(pathname: string, rest: PageDemoCode): NamedFile | null {
  if (Object.keys(rest).length === 0) return null;
  const text = JSON.stringify(rest);
  return { name: `code-${toSlug(pathname)}-${toHash(text).slice(0, 8)}.json`, text };
}

/** The files with the code that pages do not carry, by pathname; a page that carries all has none. */
export function toCodeFiles(
  pages: readonly DemoPage[],
  created: readonly CreatedDemo[],
): Map<string, NamedFile> {
  return new Map(
    pages.flatMap(({ pathname }) => {
      const own = created.filter(({ fields }) => fields.docsPagePathname === pathname);
      const file = toCodeFile(pathname, Object.assign({}, ...own.map(({ rest }) => rest)));
      return file ? [[pathname, file] as const] : [];
    }),
  );
}
