import { demosUrl, type PageScript } from './bundlePages';
import type { DemoOutput, NamedFile } from './demoOutput';
import type { DemoPage } from './demoPages';
import { toStylesHtml, toTailwindUrl } from './pageStyles';

/** Fields of a `DemoBundle` node, see the schema. */
export interface DemoBundleFields extends PageScript {
  docsPagePathname: string;
  codeUrl: string | null;
  stylesHtml: string;
  tailwindStylesheet: string | null;
}

/**
 * What each page asks for besides its demos.
 * @param inPages the pages without what of them is framed. @param codeFiles by pathname.
 */
export function toBundles(
  pages: readonly DemoPage[],
  inPages: readonly DemoPage[],
  codeFiles: ReadonlyMap<string, NamedFile>,
  { rendered, bundled, tailwind, dark }: DemoOutput,
): DemoBundleFields[] {
  return pages.flatMap(({ pathname }) => {
    const script = bundled.scripts[pathname];
    if (!script) return [];
    const page = inPages.find((inPage) => inPage.pathname === pathname);
    const codeFile = codeFiles.get(pathname);
    return [
      {
        docsPagePathname: pathname,
        ...script,
        codeUrl: codeFile ? demosUrl + codeFile.name : null,
        stylesHtml: toStylesHtml(page, rendered.get(pathname), dark.get(pathname)),
        tailwindStylesheet: toTailwindUrl(tailwind, page),
      },
    ];
  });
}
