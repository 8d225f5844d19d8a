import { renderToString } from 'react-dom/server';
import styled, { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { writeStyleNames } from '../../src/entry/writeStyleNames';

const Title = styled.h1`
  color: red;
`;
const Line = styled.p<{ $isQuiet?: boolean }>`
  color: ${({ $isQuiet }) => ($isQuiet ? 'gray' : 'black')};
`;

/** What styled-components writes for the server's page: the rules of each component, then its id and the names of its rules. */
function renderPage() {
  const sheet = new ServerStyleSheet();
  const html = renderToString(
    <StyleSheetManager sheet={sheet.instance}>
      <Title className="first">Words</Title>
      <Line>Some</Line>
      <Line $isQuiet>More</Line>
    </StyleSheetManager>,
  );
  return { html, styles: sheet.getStyleTags() };
}

const toNames = (styles: string) =>
  Array.from(styles.matchAll(/\[id="([^"]+)"\]\{content:"([^"]*)"\}\/\*!sc\*\/\n/g), (match) => [
    match[1],
    match[2],
  ]);

test('the names in the classes of a page are those that the server would have sent', () => {
  const { html, styles } = renderPage();
  document.body.innerHTML = html;
  writeStyleNames();
  const version = /data-styled-version="([^"]+)"/.exec(styles)?.[1] ?? '';
  const element = document.head.querySelector(
    `style[data-styled][data-styled-version="${version}"]`,
  );
  expect(toNames(element?.textContent ?? '')).toEqual(toNames(styles));
  expect(toNames(styles)).toHaveLength(2);
  expect(toNames(styles)[1]?.[1]).toMatch(/^\w+,\w+,$/);
});

test('browsers do not read the names as styles', () => {
  document.body.innerHTML = renderPage().html;
  writeStyleNames();
  expect(document.head.querySelector<HTMLStyleElement>('style[data-styled]')?.type).toBe(
    'text/plain',
  );
});
