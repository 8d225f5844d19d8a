import { basename } from 'node:path';
import { installedPackagesPathname } from '../../shared/toDependencies';
import { readLeftOutPrefixes } from '../content/leftOutProducts';
import type { ContentError } from '../errors';
import { bundleDemos } from './bundleDemos';
import { collectDemos, type AuthoredDemo } from './collectDemos';
import {
  collectPlaygrounds,
  type AuthoredPlayground,
  type CollectedPlaygrounds,
} from './collectPlaygrounds';
import { createFrames } from './createFrames';
import {
  createDemo,
  toPlaygroundFields,
  toUnbuiltFields,
  type DemoFields,
  type PlaygroundFields,
} from './demoFields';
import type { DemoOutput, NamedFile } from './demoOutput';
import { toDemoPages, toFramePages, toFramePathname } from './demoPages';
import { editFrameHtml } from './editFrameHtml';
import { createIconFiles } from './iconFiles';
import { createDarkFiles, createTailwindFile } from './pageStyles';
import type { PlaygroundReference } from './playgroundModule';
import { publishDemoFiles, publishFrames } from './publishDemoFiles';
import { readInstalledPackages } from './readInstalledPackages';
import { renderDemos } from './renderDemos';
import { toBundleErrors } from './toBundleErrors';
import { toBundles, type DemoBundleFields } from './toBundles';
import { toCodeFiles } from './toCodeFiles';
import { toGlobalStyleErrors, toRenderErrors } from './toRenderErrors';

export interface BuiltDemos {
  demos: DemoFields[];
  playgrounds: PlaygroundFields[];
  bundles: DemoBundleFields[];
  errors: ContentError[];
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

/** @param frames files of framed demos by name. */
function publish(
  { bundled, tailwind, dark }: DemoOutput,
  codeFiles: Iterable<NamedFile>,
  frames: Readonly<Record<string, string>>,
  hasDemos: boolean,
): void {
  const named = [...codeFiles, ...dark.values(), ...(tailwind ? [tailwind] : [])];
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

async function make(
  demos: readonly AuthoredDemo[],
  playgrounds: readonly AuthoredPlayground[],
): Promise<BuiltDemos> {
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
  const dark = createDarkFiles([...inPages, ...framePages], rendered);
  const output = { rendered, bundled, tailwind, dark };
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
  const toUnbuilt = (mistakes: ContentError[]): BuiltDemos => ({
    demos: demos.map(toUnbuiltFields),
    playgrounds: [],
    bundles: [],
    errors: mistakes,
  });
  if (errors.length > 0) return toUnbuilt(errors);
  try {
    return await make(demos, playgrounds);
  } catch (error) {
    return toUnbuilt(toBundleErrors(error));
  }
}
