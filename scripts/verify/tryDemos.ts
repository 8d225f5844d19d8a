import type { VerifyProblem } from '../../src/node/verify/verifySite';
import { examineDemos } from '../demos/examineDemos';

/**
 * What the suite of the demos finds: rendering on the server and in the browser, hydration, console, axe in both modes.
 * @param contentDir absolute path; @param only start of the paths of the demos, null for all.
 */
export async function tryDemos(contentDir: string, only: string | null): Promise<VerifyProblem[]> {
  const { errors, demos } = await examineDemos(contentDir, only ?? '');
  return [
    ...errors.map((error) => ({ check: 'demos', ...error })),
    ...Object.entries(demos).flatMap(([file, problems]) =>
      problems.map((problem) => ({
        check: 'demos',
        file,
        line: 1,
        message: `${problem.replace(/\s+/g, ' ')} Correct the demo.`,
      })),
    ),
  ];
}
