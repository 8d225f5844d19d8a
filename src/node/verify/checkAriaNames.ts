import type { AuthoredDemo } from '../demos/collectDemos';
import type { ContentError } from '../errors';
import { suggest } from '../suggest';
import type { VerifyTools } from './compileCached';
import { readDeclaredNames, type DeclaredNames } from './declaredNames';
import { isSlip } from './isSlip';
import { listReaderCode } from './readerCode';
import type { AuthoredPage } from './readPages';
import type { Snippet } from './snippets';

const languages: readonly string[] = ['tsx', 'jsx', 'ts', 'js', 'html', 'css'];

/** Also in selectors and objects, but neither in names of packages nor where something is left open: `aria-*`. */
const attributeForm = /(?<![\w/@-]|from ['"])aria-[A-Za-z]+(?![\w*…/-]|\$\{)/g;
const roleForm = /(?<![\w-])role=(?:"([^"]*)"|'([^']*)'|\{(?:"([^"]*)"|'([^']*)')\})/g;

/** Code in which a component of its own takes a `role`, which may be something else than that of ARIA. */
const ownRole = /\brole\??:/;

function checkAttributes(line: string, { ariaAttributes }: DeclaredNames): string[] {
  return [...line.matchAll(attributeForm)]
    .filter(([name]) => !ariaAttributes.has(name))
    .map(
      ([name]) => `ARIA has no attribute "${name}".${suggest(name, ariaAttributes)} Correct it.`,
    );
}

/** One element may have several; those of books, `doc-chapter`, and of graphics are not in React's list. */
function checkRoles(line: string, { roles }: DeclaredNames, isOwn: boolean): string[] {
  return [...line.matchAll(roleForm)]
    .flatMap(([, ...values]) => values.find((value) => value !== undefined)?.split(/\s+/) ?? [])
    .filter((role) => role !== '' && !roles.has(role) && !/^(?:doc|graphics)-/.test(role))
    .filter((role) => !isOwn || isSlip(role, roles))
    .map((role) => `ARIA has no role "${role}".${suggest(role, roles)} Correct it.`);
}

function checkLine(line: string, names: DeclaredNames, isOwn: boolean): string[] {
  return [...checkAttributes(line, names), ...checkRoles(line, names, isOwn)];
}

/**
 * Attributes and roles of ARIA, in blocks, demos and inline code. TypeScript takes any attribute with a hyphen, and any text as a
 * role; in the browser a wrong one says nothing to anybody.
 */
export function checkAriaNames(
  pages: readonly AuthoredPage[],
  snippets: readonly Snippet[],
  demos: readonly AuthoredDemo[],
  { root }: Pick<VerifyTools, 'root'>,
): ContentError[] {
  const names = readDeclaredNames(root);
  const inCode = listReaderCode(snippets, demos, languages).flatMap(({ file, code, toLine }) =>
    code.split('\n').flatMap((text, index) =>
      checkLine(text, names, ownRole.test(code)).map((message) => ({
        file,
        line: toLine(index + 1),
        message,
      })),
    ),
  );
  const inSentences = pages.flatMap(({ file, body }) =>
    body.inlineCodes.flatMap(({ value, line }) =>
      checkLine(value, names, false).map((message) => ({ file, line, message })),
    ),
  );
  return [...inCode, ...inSentences];
}
