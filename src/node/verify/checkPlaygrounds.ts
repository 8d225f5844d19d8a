import { readFileSync } from 'node:fs';
import path from 'node:path';
import { collectPlaygrounds, type AuthoredPlayground } from '../demos/collectPlaygrounds';
import type { ContentError } from '../errors';
import { compileCached, type VerifyTools } from './compileCached';
import type { AuthoredSite } from './readSite';

/** What every playground calls, whose parameters say what may be given. */
const createPlaygroundFile = 'src/demo-runtime/createPlayground.tsx';

function compile(playgrounds: readonly AuthoredPlayground[], tools: VerifyTools): ContentError[] {
  const called = readFileSync(path.resolve(createPlaygroundFile), 'utf8');
  const results = compileCached(
    playgrounds.map(({ source }) => ({
      path: path.join(tools.root, source.file),
      code: source.code,
      isTest: false,
      siblings: new Map(),
      contents: [source.code, called],
    })),
    'playgrounds',
    tools,
  );
  return playgrounds.flatMap(({ of, file, line }, index) =>
    (results[index] ?? []).map(({ code, text }) => ({
      file,
      line,
      message: `<Playground of="${of}"> gives a value that the component does not take: ${text.replace(/\.?$/, '.')} (TS${code}) Correct it.`,
    })),
  );
}

/** What the `<Playground>` tags of the whole site say that their components do not accept. */
export async function checkPlaygrounds(
  site: AuthoredSite,
  tools: VerifyTools,
): Promise<ContentError[]> {
  const { playgrounds, errors } = await collectPlaygrounds(
    path.join(tools.root, 'content'),
    site.content.apiReferences,
  );
  return [...errors, ...compile(playgrounds, tools)].map((error) => ({
    ...error,
    file: path.relative(tools.root, path.resolve(error.file)).split(path.sep).join('/'),
  }));
}
