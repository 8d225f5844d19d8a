import type { ContentBlockData } from '../../src/shared/content';
import { toPaintedFromId } from '../../src/ssr/toPaintedFromId';

const paragraph = `<p>${'word '.repeat(100)}</p>`;
const section = (id: string) => `<h2 id="${id}">Title</h2>${paragraph}`;
const toData = (content: ContentBlockData[]) => ({ docsPage: { content } });

it('paints a short text whole', () => {
  expect(toPaintedFromId(toData([{ html: section('one') + section('two') }]))).toBe('site-footer');
});

it('paints a long text when a heading below the first screen has come', () => {
  const html = ['one', 'two', 'three', 'four', 'five'].map(section).join('');
  expect(toPaintedFromId(toData([{ html }]))).toBe('three');
});

it('does not count what is not read', () => {
  const html = `<p data-long="${'x'.repeat(2000)}">Short.</p>${section('one')}`;
  expect(toPaintedFromId(toData([{ html }]))).toBe('site-footer');
  const styled = `<style>.a{${'x'.repeat(2000)}}</style>${section('one')}`;
  expect(toPaintedFromId(toData([{ html: styled }]))).toBe('site-footer');
});

it('paints a page with demos when the block below its first screen has come', () => {
  const demo = { island: { name: 'Demo', props: {} } };
  const content = [{ html: paragraph }, demo, { html: paragraph }, demo, { html: paragraph }];
  expect(toPaintedFromId(toData(content))).toBe('below-first-screen');
});

it('paints a page without authored text whole', () => {
  expect(toPaintedFromId(undefined)).toBe('site-footer');
  expect(toPaintedFromId({ docsPage: null })).toBe('site-footer');
});
