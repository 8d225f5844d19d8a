import path from 'node:path';
import { parseNames } from '../checks/nameNotation';
import { toMentions } from '../content-nodes/createPageNodes';
import type { ContentError } from '../errors';
import { compileCached, type CachedSource, type VerifyTools } from './compileCached';
import { NameChecker } from './NameChecker';
import type { AuthoredPage } from './readPages';
import type { AuthoredSite } from './readSite';

/** A name that the API reference does not list; the compiler decides whether the packages have it. */
interface Question {
  page: AuthoredPage;
  line: number;
  code: string;
  message: string;
}

function toSource({ page, code }: Question, index: number): CachedSource {
  return {
    path: path.join(page.folder, `.name-${index}.ts`),
    code,
    isTest: false,
    siblings: new Map(),
    contents: [code],
  };
}

/**
 * Looks up every name that inline code gives in the site's notation: in the API reference, in the theme objects, and where
 * those do not list it (an attribute of HTML that a component hands on) in the types of the packages.
 */
export function checkNames(
  site: AuthoredSite,
  pages: readonly AuthoredPage[],
  tools: VerifyTools,
): ContentError[] {
  const checker = new NameChecker(site, tools.root);
  const errors: ContentError[] = [];
  const questions: Question[] = [];
  for (const page of pages) {
    for (const { kind, value, line } of toMentions(page.body)) {
      if (kind !== 'inlineCode') continue;
      for (const named of parseNames(value)) {
        const verdict = checker.check(page, named);
        if (!verdict) continue;
        if (verdict.code !== undefined) {
          questions.push({ page, line, code: verdict.code, message: verdict.message });
        } else errors.push({ file: page.file, line, message: verdict.message });
      }
    }
  }
  const answers = compileCached(questions.map(toSource), 'names in sentences', tools);
  for (const [index, { page, line, message }] of questions.entries()) {
    if ((answers[index] ?? []).length > 0) errors.push({ file: page.file, line, message });
  }
  return errors;
}
