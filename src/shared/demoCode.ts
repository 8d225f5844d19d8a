import {
  defaultCodeStyling,
  defaultCodeVariant,
  type CodeStyling,
  type CodeVariant,
} from './preferences';

/** The code of a demo in one variant: highlighted, for the inside of `<code>`. Its text is the source. */
export interface DemoCode {
  html: string;
  /** Local files that it imports. */
  files: readonly { path: string; html: string }[];
}

/** Code that a page does not carry, by `toDemoCodeKey`; in a file of its own. */
export type PageDemoCode = Readonly<Record<string, DemoCode>>;

interface Variant {
  codeStyling: CodeStyling;
  codeVariant: CodeVariant;
}

/** Whether code stands in the page: what is shown to readers without scripts, and to all who have chosen nothing else. */
export function isCarried({ codeStyling, codeVariant }: Variant): boolean {
  return codeStyling === defaultCodeStyling && codeVariant === defaultCodeVariant;
}

/** @param name of the demo. */
export function toDemoCodeKey(name: string, { codeStyling, codeVariant }: Variant): string {
  return `${name} ${codeStyling} ${codeVariant}`;
}
