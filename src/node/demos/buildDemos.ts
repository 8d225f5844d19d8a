import { basename } from 'node:path';
import { type PageDemoCode } from '../../shared/demoCode';
import { type DemoPageHtml } from '../../shared/demoPageHtml';
import { toDemoScope } from '../../shared/demoRuntime';
import { type CodeStyling } from '../../shared/preferences';
import { installedPackagesPathname } from '../../shared/toDependencies';
import { buildBootScripts } from '../boot/buildBootScripts';
import { type ContentError } from '../errors';
import { readLeftOutPrefixes } from '../content/leftOutProducts';
import { bundleDemos, demosUrl, framesUrl, toSlug, type PageScript } from './bundleDemos';
import { collectDemos, type AuthoredDemo } from './collectDemos';
import { collectPlaygrounds, type AuthoredPlayground } from './collectPlaygrounds';
import { createVariants } from './createVariants';
import {
  toDemoPages,
  toFramePages,
  toFramePathname,
  toPlaygroundScope,
  type DemoPage,
} from './demoPages';
import { readCached, toHash, writeCached } from './diskCache';
import { editFrameHtml } from './editFrameHtml';
import { createIconFiles } from './iconFiles';
import { toPageFrameHtml } from './pageFrame';
import { type PlaygroundReference } from './playgroundModule';
import { publishDemoFiles, publishFrames } from './publishDemoFiles';
import { readInstalledPackages } from './readInstalledPackages';
import { renderDemos } from './renderDemos';
import { splitCode, type SplitVariant } from './splitCode';
import { createTailwindStylesheet, toPlainStyles } from './stylesheets';
import { toGlobalStyleErrors, toRenderErrors } from './toRenderErrors';

/** Fields of a `Demo` node, see the schema. */
export interface DemoFields {
  name: string;
  docsPagePathname: string;
  sourceFile: string;
  stylings: CodeStyling[];
  variants: SplitVariant[];
  renders: DemoRender[];
}

/** What was rendered of a demo in one styling; see `DemoRender` of the schema. */
interface DemoRender {
  codeStyling: CodeStyling;
  html: string;
  frameUrl: string | null;
}

/** Fields of a `DemoBundle` node, see the schema. */
export interface DemoBundleFields extends PageScript {
  docsPagePathname: string;
  codeUrl: string | null;
  stylesHtml: string;
  tailwindStylesheet: string | null;
}

/** Fields of a `Playground` node, see the schema. */
export interface PlaygroundFields extends Pick<
  AuthoredPlayground,
  'of' | 'docsPagePathname' | 'controls' | 'fixedProps' | 'codeProps' | 'childrenHtml'
> {
  html: string;
}

export interface BuiltDemos {
  demos: DemoFields[];
  playgrounds: PlaygroundFields[];
  bundles: DemoBundleFields[];
  errors: ContentError[];
}

async function createCachedVariants(demo: AuthoredDemo): ReturnType<typeof createVariants> {
  const key = JSON.stringify(demo);
  const cached = readCached<Awaited<ReturnType<typeof createVariants>>>('variants', key);
  if (cached) return cached;
  const made = await createVariants(demo);
  writeCached('variants', key, made);
  return made;
}

function toStylesHtml(page: DemoPage | undefined, html: DemoPageHtml | undefined): string {
  if (!page || !html) return '';
  const { css, ids } = html;
  const text = (toPlainStyles(page.demos) + css).replaceAll('</style', '<\\/style');
  return `<style data-ids="${ids.join(' ')}">${text}</style>`;
}

/** What is known of a demo that was not made, because another has a mistake. */
function toUnbuilt({ name, docsPagePathname, sources }: AuthoredDemo): DemoFields {
  return {
    name,
    docsPagePathname,
    sourceFile: sources[0]?.file ?? '',
    stylings: sources.map(({ styling }) => styling),
    variants: [],
    renders: [],
  };
}

async function createDemoFields(
  demo: AuthoredDemo,
  html: DemoPageHtml | undefined,
): Promise<{ fields: DemoFields; rest: PageDemoCode; errors: ContentError[] }> {
  const { variants: whole, errors } = await createCachedVariants(demo);
  const { variants, rest } = splitCode(demo.name, whole);
  const stylings = demo.sources.map(({ styling }) => styling);
  const rendered = stylings.map((styling) => html?.demos[toDemoScope(demo.name, styling)]);
  const fields: DemoFields = {
    name: demo.name,
    docsPagePathname: demo.docsPagePathname,
    sourceFile: demo.sources[0]?.file ?? '',
    stylings,
    variants,
    renders: stylings.map((codeStyling, index) => ({
      codeStyling,
      html: rendered[index]?.html ?? '',
      frameUrl: null,
    })),
  };
  return { fields, rest, errors };
}

/** The file with the code that a page does not carry; null where it carries all. */
function toCodeFile(pathname: string, rest: PageDemoCode): { name: string; text: string } | null {
  if (Object.keys(rest).length === 0) return null;
  const text = JSON.stringify(rest);
  return { name: `code-${toSlug(pathname)}-${toHash(text).slice(0, 8)}.json`, text };
}

function toPlaygroundFields(
  playground: AuthoredPlayground,
  html: DemoPageHtml | undefined,
): PlaygroundFields {
  const { of, docsPagePathname, controls, fixedProps, codeProps, childrenHtml } = playground;
  return {
    of,
    docsPagePathname,
    controls,
    fixedProps,
    codeProps,
    childrenHtml,
    html: html?.demos[toPlaygroundScope(of)]?.html ?? '',
  };
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

/**
 * Everything that is made of the demos of a content folder; their files are put into `public/demos` and `public/frames`.
 * What has not changed since the last time is read from the cache.
 * @param contentDir absolute path. @param references of components that playgrounds can show.
 */
export async function buildDemos(
  contentDir: string,
  references: readonly PlaygroundReference[],
): Promise<BuiltDemos> {
  const leftOut = readLeftOutPrefixes(process.cwd());
  const isWanted = (demo: { docsPagePathname: string }) =>
    !leftOut.some((prefix) => demo.docsPagePathname.startsWith(prefix));
  const collected = collectDemos(contentDir);
  const collectedPlaygrounds = await collectPlaygrounds(contentDir, references);
  const errors = [...collected.errors, ...collectedPlaygrounds.errors];
  const demos = collected.demos.filter(isWanted);
  const playgrounds = collectedPlaygrounds.playgrounds.filter(isWanted);
  // A demo that cannot be bundled would take the others with it. That they exist is known all the same.
  if (errors.length > 0)
    return { demos: demos.map(toUnbuilt), playgrounds: [], bundles: [], errors };
  const pages = toDemoPages(demos, playgrounds);
  const inPages = toDemoPages(
    demos.filter(({ isFramed }) => !isFramed),
    playgrounds,
  );
  const framePages = toFramePages(demos);
  const [rendered, bundled, tailwind] = await Promise.all([
    renderDemos([...inPages, ...framePages]),
    bundleDemos(pages),
    createTailwindStylesheet(pages.flatMap((page) => page.demos)),
  ]);
  const tailwindFile = tailwind === null ? null : `tailwind-${toHash(tailwind).slice(0, 8)}.css`;
  const created = await Promise.all(
    demos.map((demo) =>
      createDemoFields(
        demo,
        rendered.get(demo.isFramed ? toFramePathname(demo) : demo.docsPagePathname),
      ),
    ),
  );
  const codeFiles = new Map(
    pages.flatMap(({ pathname }) => {
      const own = created.filter(({ fields }) => fields.docsPagePathname === pathname);
      const file = toCodeFile(pathname, Object.assign({}, ...own.map(({ rest }) => rest)));
      return file ? [[pathname, file] as const] : [];
    }),
  );

  const built: BuiltDemos = {
    demos: created.map(({ fields }) => fields),
    playgrounds: playgrounds.map((playground) =>
      toPlaygroundFields(playground, rendered.get(playground.docsPagePathname)),
    ),
    bundles: [],
    errors: [
      ...created.flatMap((demo) => demo.errors),
      ...[...inPages, ...framePages].flatMap((page) =>
        toRenderErrors(page, rendered.get(page.pathname)),
      ),
      ...inPages.flatMap((page) => toGlobalStyleErrors(page, rendered.get(page.pathname))),
    ],
  };
  const toTailwindStylesheet = (page: DemoPage | undefined): string | null =>
    tailwindFile !== null && page?.demos.some(({ source }) => source.styling === 'Tailwind')
      ? demosUrl + tailwindFile
      : null;
  for (const { pathname } of pages) {
    const script = bundled.scripts[pathname];
    if (!script) continue;
    const page = inPages.find((inPage) => inPage.pathname === pathname);
    const codeFile = codeFiles.get(pathname);
    built.bundles.push({
      docsPagePathname: pathname,
      ...script,
      codeUrl: codeFile ? demosUrl + codeFile.name : null,
      stylesHtml: toStylesHtml(page, rendered.get(pathname)),
      tailwindStylesheet: toTailwindStylesheet(page),
    });
  }
  const { boot } = (await buildBootScripts()).inline;
  const frames = framePages.flatMap((page) => {
    const index = demos.findIndex((demo) => toFramePathname(demo) === page.pathname);
    const fields = built.demos[index];
    const script = fields && bundled.scripts[fields.docsPagePathname]?.script;
    if (!fields || script === undefined) return [];
    const stylesHtml = toStylesHtml(page, rendered.get(page.pathname));
    const bundle = { script, stylesHtml, tailwindStylesheet: toTailwindStylesheet(page) };
    return Object.entries(moveIntoFrames(fields, bundle, boot));
  });
  // Edited code alone asks for icons by name.
  const iconFiles = pages.length > 0 ? Object.values(createIconFiles()) : [];
  publishDemoFiles(bundled, {
    ...Object.fromEntries(iconFiles.map(({ name, code }) => [name, code])),
    ...Object.fromEntries([...codeFiles.values()].map(({ name, text }) => [name, text])),
    ...(tailwind === null || tailwindFile === null ? {} : { [tailwindFile]: tailwind }),
  });
  publishFrames({
    ...bundled.doors,
    'edit-frame.html': editFrameHtml,
    ...(pages.length > 0
      ? { [basename(installedPackagesPathname)]: JSON.stringify(readInstalledPackages()) }
      : {}),
    ...Object.fromEntries(frames),
  });
  return built;
}
