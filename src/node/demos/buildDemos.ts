import { basename } from 'node:path';
import { type PageDemoCode } from '../../shared/demoCode';
import { type DemoPageHtml } from '../../shared/demoPageHtml';
import { installedPackagesPathname } from '../../shared/toDependencies';
import { buildBootScripts } from '../boot/buildBootScripts';
import { readLeftOutPrefixes } from '../content/leftOutProducts';
import { type ContentError } from '../errors';
import {
  bundleDemos,
  demosUrl,
  framesUrl,
  toSlug,
  type BundledDemos,
  type PageScript,
} from './bundleDemos';
import { collectDemos, type AuthoredDemo } from './collectDemos';
import { collectPlaygrounds, type CollectedPlaygrounds } from './collectPlaygrounds';
import {
  createDemo,
  toPlaygroundFields,
  toUnbuiltFields,
  type CreatedDemo,
  type DemoFields,
  type PlaygroundFields,
} from './demoFields';
import { toDemoPages, toFramePages, toFramePathname, type DemoPage } from './demoPages';
import { toHash } from './diskCache';
import { editFrameHtml } from './editFrameHtml';
import { createIconFiles } from './iconFiles';
import { toPageFrameHtml } from './pageFrame';
import { type PlaygroundReference } from './playgroundModule';
import { publishDemoFiles, publishFrames } from './publishDemoFiles';
import { readInstalledPackages } from './readInstalledPackages';
import { renderDemos } from './renderDemos';
import { createTailwindStylesheet, toPlainStyles } from './stylesheets';
import { toGlobalStyleErrors, toRenderErrors } from './toRenderErrors';

/** Fields of a `DemoBundle` node, see the schema. */
export interface DemoBundleFields extends PageScript {
  docsPagePathname: string;
  codeUrl: string | null;
  stylesHtml: string;
  tailwindStylesheet: string | null;
}

export interface BuiltDemos {
  demos: DemoFields[];
  playgrounds: PlaygroundFields[];
  bundles: DemoBundleFields[];
  errors: ContentError[];
}

interface NamedFile {
  name: string;
  text: string;
}

/** What the demos of all pages have become together. */
interface Output {
  rendered: ReadonlyMap<string, DemoPageHtml>;
  bundled: BundledDemos;
  tailwind: NamedFile | null;
}

/** Demos and playgrounds of the products that are read this time; mistakes of all. */
async function collectWanted(
  contentDir: string,
  references: readonly PlaygroundReference[],
): Promise<CollectedPlaygrounds & { demos: AuthoredDemo[] }> {
  const leftOut = readLeftOutPrefixes(process.cwd());
  const isWanted = (demo: { docsPagePathname: string }) =>
    !leftOut.some((prefix) => demo.docsPagePathname.startsWith(prefix));
  const { demos, errors } = collectDemos(contentDir);
  const collected = await collectPlaygrounds(contentDir, references);
  return {
    demos: demos.filter(isWanted),
    playgrounds: collected.playgrounds.filter(isWanted),
    errors: [...errors, ...collected.errors],
  };
}

async function createTailwindFile(pages: readonly DemoPage[]): Promise<NamedFile | null> {
  const text = await createTailwindStylesheet(pages.flatMap((page) => page.demos));
  return text === null ? null : { name: `tailwind-${toHash(text).slice(0, 8)}.css`, text };
}

/** Address of the stylesheet of Tailwind; null for a page that does not need it. */
function toTailwindUrl(file: NamedFile | null, page: DemoPage | undefined): string | null {
  const isUsed = page?.demos.some(({ source }) => source.styling === 'Tailwind') ?? false;
  return file && isUsed ? demosUrl + file.name : null;
}

function toStylesHtml(page: DemoPage | undefined, html: DemoPageHtml | undefined): string {
  if (!page || !html) return '';
  const { css, ids } = html;
  const text = (toPlainStyles(page.demos) + css).replaceAll('</style', '<\\/style');
  return `<style data-ids="${ids.join(' ')}">${text}</style>`;
}

/** The file with the code that a page does not carry; null where it carries all. */
function toCodeFile(pathname: string, rest: PageDemoCode): NamedFile | null {
  if (Object.keys(rest).length === 0) return null;
  const text = JSON.stringify(rest);
  return { name: `code-${toSlug(pathname)}-${toHash(text).slice(0, 8)}.json`, text };
}

/** Those files by pathname. */
function toCodeFiles(
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

/** @param inPages the pages without what of them is framed. */
function toBundles(
  pages: readonly DemoPage[],
  inPages: readonly DemoPage[],
  codeFiles: ReadonlyMap<string, NamedFile>,
  { rendered, bundled, tailwind }: Output,
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
        stylesHtml: toStylesHtml(page, rendered.get(pathname)),
        tailwindStylesheet: toTailwindUrl(tailwind, page),
      },
    ];
  });
}

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
async function createFrames(
  framePages: readonly DemoPage[],
  demos: readonly AuthoredDemo[],
  fieldsOfDemos: readonly DemoFields[],
  { rendered, bundled, tailwind }: Output,
): Promise<Record<string, string>> {
  const { boot } = (await buildBootScripts()).inline;
  const files = framePages.map((page) => {
    const index = demos.findIndex((demo) => toFramePathname(demo) === page.pathname);
    const fields = fieldsOfDemos[index];
    const script = fields && bundled.scripts[fields.docsPagePathname]?.script;
    if (!fields || script === undefined) return {};
    const stylesHtml = toStylesHtml(page, rendered.get(page.pathname));
    const bundle = { script, stylesHtml, tailwindStylesheet: toTailwindUrl(tailwind, page) };
    return moveIntoFrames(fields, bundle, boot);
  });
  return Object.assign({}, ...files);
}

/** @param frames files of framed demos by name. */
function publish(
  { bundled, tailwind }: Output,
  codeFiles: Iterable<NamedFile>,
  frames: Readonly<Record<string, string>>,
  hasDemos: boolean,
): void {
  const named = [...codeFiles, ...(tailwind ? [tailwind] : [])];
  // Edited code alone asks for icons by name.
  const iconFiles = hasDemos ? Object.values(createIconFiles()) : [];
  publishDemoFiles(bundled, {
    ...Object.fromEntries(iconFiles.map(({ name, code }) => [name, code])),
    ...Object.fromEntries(named.map(({ name, text }) => [name, text])),
  });
  publishFrames({
    ...bundled.doors,
    'edit-frame.html': editFrameHtml,
    ...(hasDemos
      ? { [basename(installedPackagesPathname)]: JSON.stringify(readInstalledPackages()) }
      : {}),
    ...frames,
  });
}

/**
 * Everything that is made of the demos of a content folder; their files are put into `public/demos` and `public/frames`.
 * What has not changed since the last time is read from the cache.
 * @param contentDir absolute path. @param references of components that playgrounds can show.
 */
export async function buildDemos(
  contentDir: string,
  references: readonly PlaygroundReference[],
): Promise<BuiltDemos> {
  const { demos, playgrounds, errors } = await collectWanted(contentDir, references);
  // A demo that cannot be bundled would take the others with it. That they exist is known all the same.
  if (errors.length > 0)
    return { demos: demos.map(toUnbuiltFields), playgrounds: [], bundles: [], errors };
  const pages = toDemoPages(demos, playgrounds);
  const inPages = toDemoPages(
    demos.filter(({ isFramed }) => !isFramed),
    playgrounds,
  );
  const framePages = toFramePages(demos);
  const [rendered, bundled, tailwind] = await Promise.all([
    renderDemos([...inPages, ...framePages]),
    bundleDemos(pages),
    createTailwindFile(pages),
  ]);
  const output = { rendered, bundled, tailwind };
  const created = await Promise.all(
    demos.map((demo) =>
      createDemo(demo, rendered.get(demo.isFramed ? toFramePathname(demo) : demo.docsPagePathname)),
    ),
  );
  const fields = created.map((demo) => demo.fields);
  const codeFiles = toCodeFiles(pages, created);
  const frames = await createFrames(framePages, demos, fields, output);
  publish(output, codeFiles.values(), frames, pages.length > 0);
  return {
    demos: fields,
    playgrounds: playgrounds.map((playground) =>
      toPlaygroundFields(playground, rendered.get(playground.docsPagePathname)),
    ),
    bundles: toBundles(pages, inPages, codeFiles, output),
    errors: [
      ...created.flatMap((demo) => demo.errors),
      ...[...inPages, ...framePages].flatMap((page) =>
        toRenderErrors(page, rendered.get(page.pathname)),
      ),
      ...inPages.flatMap((page) => toGlobalStyleErrors(page, rendered.get(page.pathname))),
    ],
  };
}
