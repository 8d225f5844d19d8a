import type { Node } from 'gatsby';
import { hasLostPages } from '../../src/node/hasLostPages';

const file = (extension: string, sourceInstanceName = 'content') => ({
  sourceInstanceName,
  extension,
});

const ask = (types: { File?: object[]; Mdx?: object[] }) =>
  hasLostPages((type) => (types as Record<string, readonly Node[]>)[type] ?? []);

it('is true where a file of text has no page, or not the one that was made of it', () => {
  expect(ask({ File: [file('mdx')] })).toBe(true);
  expect(ask({ File: [file('mdx')], Mdx: [{ children: [] }] })).toBe(true);
});

it('is false where each file has its page or a problem, and at a first start', () => {
  const others = [file('yml'), file('tsx'), file('mdx', 'notes')];
  expect(ask({ File: [file('mdx'), ...others], Mdx: [{ children: ['page'] }] })).toBe(false);
  expect(ask({})).toBe(false);
});
