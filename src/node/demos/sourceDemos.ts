import { watch } from 'chokidar';
import { isDevelop } from '../develop/isDevelop';
import { formatContentErrors, toContentErrors } from '../errors';
import { createSourceNode, type NodeTools } from '../sourceNode';
import { buildDemos, type BuiltDemos } from './buildDemos';
import { createTagFilter } from './createTagFilter';
import type { PlaygroundReference } from './playgroundModule';

/** An editor writes a file in more than one step. */
const settleMilliseconds = 50;

/** The nodes that are made of demos. */
function listOwn({ getNodesByType }: NodeTools) {
  return [
    ...getNodesByType('Demo'),
    ...getNodesByType('Playground'),
    ...getNodesByType('DemoBundle'),
    ...getNodesByType('ContentProblem').filter((node) => node['of'] === 'demos'),
  ];
}

/** @param known digests of nodes that need not be made again, by id. */
function createDemoNodes(
  tools: NodeTools,
  { demos, playgrounds, bundles, errors }: BuiltDemos,
  known?: ReadonlyMap<string, string>,
): void {
  const create = (type: string, key: string, fields: object) =>
    createSourceNode(tools, type, key, fields, known);
  const ids = new Set([
    ...demos.map((demo) => create('Demo', `${demo.docsPagePathname}${demo.name}`, demo)),
    ...playgrounds.map((playground) =>
      create('Playground', `${playground.docsPagePathname}${playground.of}`, playground),
    ),
    ...bundles.map((bundle) => create('DemoBundle', bundle.docsPagePathname, bundle)),
    ...errors.map(({ file, line, message }, index) =>
      create('ContentProblem', `demo ${file} ${index}`, {
        file,
        line: line ?? null,
        message,
        of: 'demos',
      }),
    ),
  ]);
  for (const node of listOwn(tools)) if (!ids.has(node.id)) tools.actions.deleteNode(node);
}

/** After an edit, when Gatsby takes a millisecond to make a node and needs none of those that have not changed. */
function updateDemoNodes(tools: NodeTools, built: BuiltDemos): void {
  const known = new Map(
    listOwn(tools).map(({ id, internal }) => [id, internal.contentDigest] as const),
  );
  createDemoNodes(tools, built, known);
}

/** Mistakes in the demos as they are now, also those that are no mistake of one demo. */
async function build(
  contentDir: string,
  references: readonly PlaygroundReference[],
): Promise<BuiltDemos> {
  try {
    return await buildDemos(contentDir, references);
  } catch (error) {
    const errors = toContentErrors(error, 'content');
    return { demos: [], playgrounds: [], bundles: [], errors };
  }
}

function watchDemos(
  tools: NodeTools,
  contentDir: string,
  references: readonly PlaygroundReference[],
): void {
  let timer: NodeJS.Timeout | undefined;
  const update = async (): Promise<void> => {
    const built = await build(contentDir, references);
    // The last good state stays on screen while a file is wrong.
    if (built.errors.length > 0) tools.reporter.error(formatContentErrors(built.errors));
    else updateDemoNodes(tools, built);
  };
  const hasNewTags = createTagFilter(contentDir);
  watch(contentDir, { ignoreInitial: true }).on('all', (_, file) => {
    if (!/\.(?:tsx?|css|mdx)$/.test(file) || (file.endsWith('.mdx') && !hasNewTags(file))) return;
    clearTimeout(timer);
    timer = setTimeout(() => void update(), settleMilliseconds);
  });
}

/**
 * `sourceNodes` of demos: makes `Demo`, `Playground` and `DemoBundle` nodes and puts
 * their files into `public/demos`; in `develop` an edited demo follows. Mistakes become `ContentProblem` nodes, which stop a
 * build together with all others.
 * @param contentDir absolute path of the content folder. @param references of components that playgrounds can show.
 */
export async function sourceDemos(
  tools: NodeTools,
  contentDir: string,
  references: readonly PlaygroundReference[],
): Promise<void> {
  createDemoNodes(tools, await build(contentDir, references));
  if (isDevelop()) watchDemos(tools, contentDir, references);
}
