import { decodeHash } from '../shared/decodeHash';
import { parseCodeHash, type CodeStyling, type CodeVariant } from '../shared/preferences';

/** What a link to a demo names. */
export interface DemoHash {
  name: string;
  /** Null where the link leaves the choice to the reader's own. */
  codeVariant: CodeVariant | null;
  codeStyling: CodeStyling | null;
}

const demoName = /^[A-Za-z]\w*$/;

/**
 * @param hash `#BasicButtons`, `#BasicButtons.js`, `#tailwind-UnstyledButton`, `#tailwind-UnstyledButton.tsx`; the mark may be missing.
 * @returns null for anything else. Whether there is such a demo is not known here.
 */
export function parseDemoHash(hash: string): DemoHash | null {
  const text = decodeHash(hash);
  const { codeVariant, codeStyling } = parseCodeHash(text);
  const withoutFile = codeVariant ? text.replace(/\.(?:js|tsx)$/, '') : text;
  const name = codeStyling ? withoutFile.replace(/^[a-z]+-/, '') : withoutFile;
  return demoName.test(name) ? { name, codeVariant, codeStyling } : null;
}

/**
 * @param codeStyling null for a demo in one styling, whose links need not name it.
 * @returns what stands after the mark, also the id of the place that it leads to.
 */
export function toDemoAnchor(
  name: string,
  codeVariant: CodeVariant,
  codeStyling: CodeStyling | null,
): string {
  const prefix = codeStyling ? `${codeStyling.toLowerCase()}-` : '';
  return `${prefix}${name}${codeVariant === 'JS' ? '.js' : '.tsx'}`;
}
