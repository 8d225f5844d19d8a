import { renderToString } from 'react-dom/server';
import styled, { ServerStyleSheet } from 'styled-components';
import { toPageStyles } from '../../src/ssr/toPageStyles';

const Title = styled.h1`
  color: red;
  @media print {
    color: black;
  }
`;

function render() {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(<Title>Words</Title>));
  const { rules, paperRules } = toPageStyles(sheet);
  const className = /class="\S+ (\w+)"/.exec(html)?.[1] ?? '';
  return {
    rules: renderToString(rules),
    paperRules: renderToString(paperRules),
    className,
  };
}

test('the rules stand in an element that styled-components leaves alone', () => {
  const { rules, className } = render();
  expect(rules).toMatch(/^<style>/);
  expect(rules).toContain(`.${className}{color:red}`);
  expect(rules).not.toContain('data-styled');
});

test('rules for paper stand apart, so that no paint waits for them', () => {
  const { rules, paperRules, className } = render();
  expect(paperRules).toBe(`<style>@media print{.${className}{color:black}}</style>`);
  expect(rules).not.toContain('@media print');
});
