import type { ReactElement } from 'react';
import type { ServerStyleSheet } from 'styled-components';
import { shortenTokens } from '../shared/shortTokens';

/** Written by styled-components behind each rule, and behind each line of names. */
const separator = '/*!sc*/\n';
const isNames = (part: string) => part.startsWith('data-styled.');
const paper = '@media print{';
const isForPaper = (part: string) => part.startsWith(paper);

interface StyleProps {
  dangerouslySetInnerHTML: { __html: string };
}

/** Pages have the same rules, most of them. */
const compactRules = new Map<string, string>();

/** Without what CSS needs no more than a reader: the last semicolon of a rule, the zero before a point, the names of tokens. */
function toCompactRule(rule: string): string {
  let compact = compactRules.get(rule);
  if (compact === undefined) {
    compact = shortenTokens(rule)
      .replaceAll(';}', '}')
      .replace(/(?<=[ ,:(-])0(?=\.\d)/g, '');
    compactRules.set(rule, compact);
  }
  return compact;
}

function toStyle(key: string, rules: readonly string[]): ReactElement {
  return (
    <style key={key} dangerouslySetInnerHTML={{ __html: rules.map(toCompactRule).join('') }} />
  );
}

/**
 * Styles of a page in two elements: the rules, and those for paper. styled-components would take its element out of the page when it
 * starts, and put the rules in again one by one, after which the browser computes the style of every element anew. These stay
 * where they are, and `entry/writeStyleNames.ts` says that they are there.
 *
 * Rules that come later stand behind all of these. So no component may change another one (`styled(Other)`) that may be
 * rendered with new rules later; `__tests__/architecture.test.ts` holds that.
 * @param sheet after the page was rendered
 * @returns `rules` for the head; `paperRules` for the end of the body, which no paint waits for
 */
export function toPageStyles(sheet: ServerStyleSheet): {
  rules: ReactElement;
  paperRules: ReactElement;
} {
  const [element] = sheet.getStyleElement();
  if (!element) throw new Error('styled-components gave no styles. Is the page rendered?');
  const props = element.props as StyleProps;
  const parts = props.dangerouslySetInnerHTML.__html.split(separator);
  const rules = parts.filter((part) => !isNames(part));
  return {
    rules: toStyle(
      'styles',
      rules.filter((rule) => !isForPaper(rule)),
    ),
    paperRules: toStyle('paper-styles', [
      paper,
      ...rules.filter(isForPaper).map((rule) => rule.slice(paper.length, -1)),
      '}',
    ]),
  };
}
