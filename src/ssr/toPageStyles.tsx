import type { ReactElement } from 'react';
import type { ServerStyleSheet } from 'styled-components';

/** Written by styled-components behind each rule, and behind each line of names. */
const separator = '/*!sc*/\n';
const isNames = (part: string) => part.startsWith('data-styled.');
const isForPaper = (part: string) => part.startsWith('@media print');

interface StyleProps {
  dangerouslySetInnerHTML: { __html: string };
}

function toStyle(key: string, rules: readonly string[]): ReactElement {
  return <style key={key} dangerouslySetInnerHTML={{ __html: rules.join('') }} />;
}

/**
 * Styles of a page in three elements: the rules, those for paper, and the names of the components that they are of. styled-components takes what
 * stands with the names out of the page when it starts, and puts it in again rule by rule, after which the browser computes the
 * style of every element anew. The rules stay where they are, and what is rendered in the browser finds its name known.
 *
 * Rules that come later stand behind all of these. So no component may change another one (`styled(Other)`) that may be
 * rendered with new rules later; `__tests__/architecture.test.ts` holds that.
 * @param sheet after the page was rendered
 * @returns `rules` for the head; `paperRules` and `names` for the end of the body, which no paint waits for
 */
export function toPageStyles(sheet: ServerStyleSheet): {
  rules: ReactElement;
  paperRules: ReactElement;
  names: ReactElement;
} {
  const [element] = sheet.getStyleElement();
  if (!element) throw new Error('styled-components gave no styles. Is the page rendered?');
  const props = element.props as StyleProps;
  const parts = props.dangerouslySetInnerHTML.__html.split(separator);
  const rules = parts.filter((part) => !isNames(part));
  const names = parts.filter(isNames).map((part) => part + separator);
  return {
    rules: toStyle(
      'styles',
      rules.filter((rule) => !isForPaper(rule)),
    ),
    paperRules: toStyle('paper-styles', rules.filter(isForPaper)),
    names: (
      <style {...props} key="style-names" dangerouslySetInnerHTML={{ __html: names.join('') }} />
    ),
  };
}
