import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from '../checks/checkContent';
import { checkCoverage } from '../coverage/checkCoverage';
import { readWithoutPage, withoutPageFile } from '../coverage/readWithoutPage';
import { toCoverage } from '../coverage/toCoverage';
import type { AuthoredDemo } from '../demos/collectDemos';
import { ContentErrors, toContentErrors, type ContentError } from '../errors';
import { toPathnames } from '../site/siteContent';
import { BuiltSite } from './builtPages';
import { checkAriaNames } from './checkAriaNames';
import { checkBareNames } from './checkBareNames';
import { checkBuiltLinks } from './checkBuiltLinks';
import { checkDataBlocks } from './checkDataBlocks';
import { checkDemoFiles } from './checkDemoFiles';
import { checkDemoStyles } from './checkDemoStyles';
import { checkDemoTypes } from './checkDemoTypes';
import { checkInstalls } from './checkInstalls';
import { checkLinks } from './checkLinks';
import { checkNames } from './checkNames';
import { checkPictures } from './checkPictures';
import { checkPlaygrounds } from './checkPlaygrounds';
import { checkRedirects } from './checkRedirects';
import { checkRunningImports } from './checkRunningImports';
import {
  checkCompilerSwitches,
  checkExemptShare,
  checkReasons,
  checkSnippets,
  countExempt,
} from './checkSnippets';
import { checkSpelling } from './checkSpelling';
import { checkStyleKeys } from './checkStyleKeys';
import { checkStyleNames } from './checkStyleNames';
import { checkTailwindClasses } from './checkTailwindClasses';
import type { VerifyTools } from './compileCached';
import { readKnownPackages } from './installedPackages';
import { LinkTargets } from './linkTargets';
import { toNamedFiles } from './namedFiles';
import type { AuthoredPage } from './readPages';
import { readSite, type AuthoredSite } from './readSite';
import { toSnippets, type Snippet } from './snippets';
import { VerifyCache } from './verifyCache';

/** A mistake and the check that found it. */
export interface VerifyProblem extends ContentError {
  check: string;
}

export interface VerifyReport {
  /** Sorted by file and line. */
  problems: VerifyProblem[];
  /** What was looked at, for the summary. */
  counts: {
    pages: number;
    blocks: number;
    compiled: number;
    exempt: number;
    demos: number;
    names: number;
  };
}

export interface VerifyOptions {
  /** Absolute path of the repository, or of a copy of it. */
  root: string;
  /** Path from the root, of a file of content/ or of any folder in it, see `toNamedFiles`; null for the whole site. */
  only: string | null;
  onProgress?: (line: string) => void;
}

/** Where results are kept between runs. */
export const verifyCacheFolder = 'node_modules/.cache/verify';

const isAuthored = (root: string, file: string) =>
  file.startsWith('content/') && existsSync(path.join(root, file));

const toPlace = ({ file, line }: ContentError) => `${file}:${line}`;

type Check = [name: string, run: () => ContentError[] | Promise<ContentError[]>];

function readOrThrow(tools: VerifyTools): AuthoredSite {
  try {
    return readSite(tools);
  } catch (error) {
    throw new ContentErrors(toContentErrors(error, 'content'));
  }
}

/** What a check throws for mistakes in its reviewed list is mistakes like the others. */
async function runCheck(run: Check[1]): Promise<ContentError[]> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ContentErrors) return error.errors;
    throw error;
  }
}

/** What is asked for: the site as a whole, and what of it is looked at. */
interface Subject {
  site: AuthoredSite;
  pages: readonly AuthoredPage[];
  snippets: readonly Snippet[];
  demos: readonly AuthoredDemo[];
  built: BuiltSite;
  isWhole: boolean;
}

/** All checks, in the order in which they run. */
function listChecks(subject: Subject, tools: VerifyTools): Check[] {
  const { site, pages, snippets, demos, built, isWhole } = subject;
  const { root } = tools;
  const documented = site.content.products.flatMap((product) =>
    product.packages.map(({ name }) => name),
  );
  const targets = new LinkTargets(site, built);
  const known = new Set(site.content.problems.map(toPlace));
  return [
    ['content', () => checkContent(site.content, site.unwritten)],
    [
      'coverage',
      () => {
        const listed = readWithoutPage(path.join(root, withoutPageFile));
        const unwritten = site.unwritten.map(({ pathname }) => pathname);
        const coverage = toCoverage(site.content, listed, unwritten);
        return checkCoverage(site.content, coverage, listed);
      },
    ],
    ['names', () => checkNames(site, pages, tools)],
    ['bare names', () => checkBareNames(site, pages, tools)],
    ['links', () => checkLinks(pages, root, built, targets)],
    ['pictures', () => checkPictures(pages, root)],
    ['redirects', () => checkRedirects(root, targets, toPathnames(site.content))],
    [
      'built links',
      () =>
        checkBuiltLinks(
          site,
          built,
          isWhole ? null : new Set(pages.map(({ pathname }) => pathname)),
        ),
    ],
    ['spelling', () => checkSpelling(pages, tools)],
    ['data blocks', () => checkDataBlocks(snippets)],
    [
      'installation',
      () =>
        checkInstalls(
          pages,
          snippets,
          readKnownPackages(root, [...documented, '@mui/icons-material']),
        ),
    ],
    [
      'code',
      () => [
        ...checkSnippets(snippets, tools),
        ...checkCompilerSwitches(snippets),
        ...checkReasons(snippets),
        ...(isWhole ? checkExemptShare(snippets) : []),
      ],
    ],
    ['running imports', () => checkRunningImports(snippets, tools)],
    ['playgrounds', () => checkPlaygrounds(site, tools)],
    ['demo files', () => checkDemoFiles(site, root)],
    ['demo styles', () => checkDemoStyles(demos)],
    ['style names', () => checkStyleNames(site.content, snippets, demos, tools)],
    ['style keys', () => checkStyleKeys(snippets, demos, tools)],
    ['ARIA names', () => checkAriaNames(pages, snippets, demos, tools)],
    ['Tailwind classes', () => checkTailwindClasses(demos)],
    [
      'demo types',
      // An import that leads nowhere is told of already.
      () => checkDemoTypes(demos, tools).filter((problem) => !known.has(toPlace(problem))),
    ],
  ];
}

/** By file and line; what the build refuses by itself may have been found again by a check that knows more. */
function toSortedOnce(problems: readonly VerifyProblem[]): VerifyProblem[] {
  const unique = new Map(
    problems.map((problem) => [`${toPlace(problem)} ${problem.message}`, problem]),
  );
  return [...unique.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
}

/**
 * Checks everything that the site says about the packages.
 * @throws ContentErrors when the site cannot be read, or when `only` names nothing.
 */
export async function verifySite({
  root,
  only,
  onProgress = () => undefined,
}: VerifyOptions): Promise<VerifyReport> {
  if (only !== null && !isAuthored(root, only)) {
    throw new ContentErrors([
      { file: only, message: 'Nothing is there. Name a folder or a file of content/.' },
    ]);
  }
  const cache = new VerifyCache(path.resolve(verifyCacheFolder));
  const tools: VerifyTools = { root, cache, onProgress };
  onProgress('pages');
  const site = readOrThrow(tools);
  const isWanted = toNamedFiles(only);
  const pages = site.pages.filter(({ file }) => isWanted(file));
  const built = new BuiltSite(path.join(root, 'public'));
  const snippets = pages.flatMap(toSnippets);
  const demos = site.demos.filter(({ sources }) => sources.some(({ file }) => isWanted(file)));
  const checks = listChecks({ site, pages, snippets, demos, built, isWhole: only === null }, tools);
  const problems: VerifyProblem[] = [];
  for (const [index, [check, run]] of checks.entries()) {
    onProgress(`${index + 1} of ${checks.length}: ${check}`);
    const found = await runCheck(run);
    problems.push(
      ...found.filter(({ file }) => isWanted(file)).map((problem) => ({ check, ...problem })),
    );
  }
  cache.save();
  return {
    problems: toSortedOnce(problems),
    counts: {
      pages: pages.length,
      blocks: snippets.length,
      ...countExempt(snippets),
      demos: demos.length,
      names: pages.reduce((sum, { body }) => sum + body.inlineCodes.length, 0),
    },
  };
}
