import { parser } from '@lezer/css';
import type { ContentError } from '../errors';
import { lineAt } from '../lineAt';

/** Of another server, of the page's own element, or written out. */
const needsNoFile = /^(?:[a-z][a-z\d+.-]*:|\/|#)/i;

/** `url( "./wave.png" )` → `./wave.png`; null for what is no `url()`. */
function toUrl(call: string): string | null {
  return /^url\(\s*(["']?)(.*?)\1\s*\)$/is.exec(call)?.[2] ?? null;
}

/** What a demo's stylesheet asks of other files, which neither the page nor an exported project has. */
export function checkStylesheet(file: string, css: string): ContentError[] {
  const errors: ContentError[] = [];
  const add = (position: number, message: string): void => {
    errors.push({ file, line: lineAt(css, position), message });
  };
  parser.parse(css).iterate({
    enter({ name, from, to }) {
      if (name === 'ImportStatement') {
        add(
          from,
          '"@import" is not read in a stylesheet of a demo. Import the other stylesheet in the demo, or write its rules here.',
        );
        return false;
      }
      const url = /^Call(?:Literal|Expression)$/.test(name) ? toUrl(css.slice(from, to)) : null;
      if (url && !needsNoFile.test(url)) {
        add(
          from,
          `"${url}" is a file that an exported project does not have. Write the picture out as a "data:" address.`,
        );
      }
      return true;
    },
  });
  return errors;
}
