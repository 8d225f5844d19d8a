import { renderToString } from 'react-dom/server';
import styled, { createGlobalStyle, ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { CollectStyles } from '../../src/ssr/CollectStyles';

const Everywhere = createGlobalStyle`
  body { margin: 0; }
`;
const Title = styled.h1`
  color: red;
  &:hover {
    color: blue;
  }
`;
const Note = styled.p<{ $size: number }>`
  font-size: ${({ $size }) => $size}rem;
`;
const pages = [
  <Title key="a">First</Title>,
  <Note key="b" $size={2} />,
  <Title key="c">Third</Title>,
  <Note key="d" $size={3} />,
];

function render(page: (typeof pages)[number], Collect: typeof CollectStyles): string {
  const sheet = new ServerStyleSheet();
  const html = renderToString(
    <Collect sheet={sheet}>
      <Everywhere />
      {page}
    </Collect>,
  );
  const tags = sheet.getStyleTags();
  sheet.seal();
  return html + tags;
}

test('each page has the styles that it would have alone, also when another had them before', () => {
  const alone = pages.map((page) =>
    render(page, ({ sheet, children }) => (
      <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>
    )),
  );
  expect(pages.map((page) => render(page, CollectStyles))).toEqual(alone);
  expect(alone[2]).toMatch(/:hover\{color:blue;\}/);
  expect(alone[3]).toContain('font-size:3rem');
  expect(alone[3]).not.toContain('font-size:2rem');
});
