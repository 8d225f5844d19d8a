import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ContentError } from '../errors';
import { suggest } from '../suggest';
import { BareNames, type ProductNames } from './bareNames';
import type { VerifyTools } from './compileCached';
import { readKnownPackages } from './installedPackages';
import { isSlip } from './isSlip';
import { PageCode } from './PageCode';
import type { AuthoredPage } from './readPages';
import type { AuthoredSite } from './readSite';

/** Pages that name what older versions had. */
const isOfOlder = ({ kind, pathname }: AuthoredPage) =>
  kind === 'blog' || pathname.includes('/migration/');

/** `disablePortal`, `useMediaQuery()`, `variant="outlined"`, `open={true}`. */
const bareForm = /^([A-Za-z_]\w*[A-Za-z\d])(?:\(\)|=(.*))?$/;
const valueForm = /^\{?(["'])([\w-]+)\1\}?$/;
/** The notation of names has those with a dot. */
const classForm =
  /(?<![\w.-])(?:Mui|base-)(?:[A-Z][A-Za-z\d]*)?-[A-Za-z\d-]*[A-Za-z\d](?![\w…*-]|\$\{)/g;
const pathForm = /(?<![\w/])@mui\/[\w-]+(?:\/[\w./-]*\w)?(?![\w*…@/{-])/g;

/** Of a short name fewer letters may be wrong: too many others are near. */
function isSlipOf(name: string, known: Iterable<string>): boolean {
  if (name.length < 4) return false;
  const isUpper = (text: string) => /^[A-Z]/.test(text);
  const alike = [...known].filter((other) => isUpper(other) === isUpper(name));
  return isSlip(name, alike, name.length < 6 ? 1 : 2);
}

/** What a page may mean by a name. */
interface Meant {
  bare: BareNames;
  ofProduct: ProductNames;
  /** Whether the page's own code has it. */
  isOwn: (name: string) => boolean;
}

function checkBare(value: string, { bare, ofProduct, isOwn }: Meant): string[] {
  const [, name, given = ''] = bareForm.exec(value) ?? [];
  if (name === undefined) return [];
  const messages: string[] = [];
  const { names, values } = ofProduct;
  if (!bare.words.has(name) && isSlipOf(name, names) && !isOwn(name))
    messages.push(`The packages have no "${name}".${suggest(name, names)} Correct it.`);
  const [, , text] = valueForm.exec(given) ?? [];
  const taken = values.get(name);
  if (text !== undefined && taken && !taken.has(text) && isSlipOf(text, taken) && !isOwn(text))
    messages.push(`No "${name}" takes "${text}".${suggest(text, taken)} Correct it.`);
  return messages;
}

function checkClasses(value: string, { bare: { classes }, isOwn }: Meant): string[] {
  return [...value.matchAll(classForm)]
    .filter(([name]) => !classes.has(name) && isSlip(name, classes) && !isOwn(name))
    .map(([name]) => `The packages have no class "${name}".${suggest(name, classes)} Correct it.`);
}

/** Of packages that are not installed here, nobody knows more than that their name is not nearly one that pages tell of. */
function checkPaths(value: string, told: ReadonlySet<string>, root: string): string[] {
  return [...value.matchAll(pathForm)].flatMap(([named]) => {
    const name = named.split('/').slice(0, 2).join('/');
    const toFile = (file: string) => path.join(root, 'node_modules', file);
    if (existsSync(toFile(name))) {
      if (['', '.js', '.d.ts'].some((ending) => existsSync(toFile(named + ending)))) return [];
      return [`"${name}" has no "${named}". Correct the path.`];
    }
    if (told.has(name) || !isSlip(name, told)) return [];
    return [`There is no package "${name}".${suggest(name, told)} Correct it.`];
  });
}

/**
 * Names that inline code gives without any notation: `disablePortal`, `MuiModal-root`, `variant="outlined"`, `@mui/material/Modal`. A
 * sentence may name anything, so what is told of is what nothing here has and is nearly something that the page's product has.
 */
export function checkBareNames(
  site: AuthoredSite,
  pages: readonly AuthoredPage[],
  tools: Pick<VerifyTools, 'root' | 'cache'>,
): ContentError[] {
  const bare = new BareNames(site.content, tools);
  const documented = site.content.products.flatMap((product) =>
    product.packages.map(({ name }) => name),
  );
  const { named } = readKnownPackages(tools.root, documented);
  const told = new Set([...documented, ...named.map(({ name }) => name)]);
  return pages
    .filter((page) => !isOfOlder(page))
    .flatMap((page) => {
      let code: PageCode | undefined;
      const isOwn = (name: string) => (code ??= new PageCode(page, site)).has(name);
      const meant = { bare, ofProduct: bare.of(page.product), isOwn };
      return page.body.inlineCodes.flatMap(({ value, line }) =>
        [
          ...checkBare(value, meant),
          ...checkClasses(value, meant),
          ...checkPaths(value, told, tools.root),
        ].map((message) => ({ file: page.file, line, message })),
      );
    });
}
