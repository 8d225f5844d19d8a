import { buildBootScripts } from '../boot/buildBootScripts';
import { framesUrl } from './bundlePages';
import type { AuthoredDemo } from './collectDemos';
import type { DemoFields } from './demoFields';
import type { DemoOutput } from './demoOutput';
import { toFramePathname, type DemoPage } from './demoPages';
import { toHash } from '../hash';
import { toPageFrameHtml } from './pageFrame';
import { toStylesHtml, toTailwindUrl } from './pageStyles';
import type { DemoBundleFields } from './toBundles';

/** Gives a demo the page of its own that it asks for. @returns its files by name. */
function moveIntoFrames(
  { name, renders }: DemoFields,
  bundle: Pick<DemoBundleFields, 'script' | 'stylesHtml' | 'tailwindStylesheet'>,
  bootScript: string,
): Record<string, string> {
  const files: Record<string, string> = {};
  for (const render of renders) {
    const { codeStyling: styling, html } = render;
    const page = toPageFrameHtml({ ...bundle, name, styling, html }, bootScript);
    const file = `demos/${name}-${toHash(page).slice(0, 8)}.html`;
    files[file] = page;
    render.frameUrl = framesUrl + file;
    render.html = '';
  }
  return files;
}

/** Moves all demos that ask for it into pages of their own. @returns their files by name. */
export async function createFrames(
  framePages: readonly DemoPage[],
  demos: readonly AuthoredDemo[],
  fieldsOfDemos: readonly DemoFields[],
  { rendered, bundled, tailwind, dark }: DemoOutput,
): Promise<Record<string, string>> {
  const { boot } = (await buildBootScripts()).inline;
  const files = framePages.map((page) => {
    const index = demos.findIndex((demo) => toFramePathname(demo) === page.pathname);
    const fields = fieldsOfDemos[index];
    const script = fields && bundled.scripts[fields.docsPagePathname]?.script;
    if (!fields || script === undefined) return {};
    const stylesHtml = toStylesHtml(page, rendered.get(page.pathname), dark.get(page.pathname));
    const bundle = { script, stylesHtml, tailwindStylesheet: toTailwindUrl(tailwind, page) };
    return moveIntoFrames(fields, bundle, boot);
  });
  return Object.assign({}, ...files);
}
