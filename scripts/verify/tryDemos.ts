import { readFileSync } from 'node:fs';
import { toNamedFiles } from '../../src/node/verify/namedFiles';
import type { VerifyProblem } from '../../src/node/verify/verifySite';
import { examineDemos } from '../demos/examineDemos';
import { findProblemLine } from './findProblemLine';
import { toCauses } from './toCauses';

/**
 * What the suite of the demos and playgrounds finds: rendering on the server and in the browser, hydration, console, axe in both modes.
 * @param contentDir absolute path; @param only what an author has named, null for all.
 * @param known what other checks have found: a demo that they found broken is not tried.
 */
export async function tryDemos(
  contentDir: string,
  only: string | null,
  known: readonly VerifyProblem[],
): Promise<VerifyProblem[]> {
  const broken = new Set(known.map(({ file }) => file));
  const { demos, playgrounds } = await examineDemos(contentDir, toNamedFiles(only), broken);
  const ofPlaygrounds = playgrounds.flatMap(({ of, file, line, problems }) =>
    toCauses(problems).map((problem) => ({
      check: 'demos',
      file,
      line,
      message: `<Playground of="${of}">: ${problem.replace(/\s+/g, ' ')} Give it other values.`,
    })),
  );
  const ofDemos = Object.entries(demos).flatMap(([file, problems]) =>
    toCauses(problems).map((problem) => ({
      check: 'demos',
      file,
      line: findProblemLine(readFileSync(file, 'utf8'), problem),
      message: `${problem.replace(/\s+/g, ' ')} Correct the demo.`,
    })),
  );
  return [...ofDemos, ...ofPlaygrounds];
}
