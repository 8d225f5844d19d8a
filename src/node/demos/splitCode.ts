import { countLines } from '../../shared/countLines';
import { isCarried, toDemoCodeKey, type DemoCode, type PageDemoCode } from '../../shared/demoCode';
import type { DemoVariant } from './createVariants';

/** A variant with what its page carries of it. */
export interface SplitVariant extends DemoVariant {
  carried: DemoCode | null;
  isTwin: boolean;
  lineCount: number;
}

function toDemoCode({ html, files }: DemoVariant): DemoCode {
  return { html, files: files.map(({ path, html: fileHtml }) => ({ path, html: fileHtml })) };
}

function isSameCode(one: DemoVariant, other: DemoVariant): boolean {
  return JSON.stringify(toDemoCode(one)) === JSON.stringify(toDemoCode(other));
}

/**
 * Divides the code of a demo: what its page carries, and the rest, which is fetched when a reader wants it.
 * @param name of the demo.
 */
export function splitCode(
  name: string,
  variants: readonly DemoVariant[],
): { variants: SplitVariant[]; rest: PageDemoCode } {
  const split = variants.map((variant): SplitVariant => {
    const isTwin =
      variant.codeVariant === 'JS' &&
      variants.some(
        (other) =>
          other.codeVariant === 'TS' &&
          other.codeStyling === variant.codeStyling &&
          isSameCode(variant, other),
      );
    return {
      ...variant,
      carried: isCarried(variant) ? toDemoCode(variant) : null,
      isTwin,
      lineCount: countLines(variant.code),
    };
  });
  const rest = split.filter(({ carried, isTwin }) => !carried && !isTwin);
  return {
    variants: split,
    rest: Object.fromEntries(
      rest.map((variant) => [toDemoCodeKey(name, variant), toDemoCode(variant)]),
    ),
  };
}
