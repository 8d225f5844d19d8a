import type { CreatePagesArgs, Page } from 'gatsby';
import { createChangedPages, keepPages } from '../../../src/node/pages/createChangedPages';

const toPage = (path: string, title: string): Page => ({
  path,
  component: 'src/templates/A.tsx',
  context: { breadcrumbs: [{ title }] },
});

/** Gatsby's pages as `createPage` leaves them. */
function setUp() {
  const pages = new Map<string, { updatedAt: number }>();
  const createPage = jest.fn(({ path }: Page) => pages.set(path, { updatedAt: Date.now() }));
  const maker = {
    actions: { createPage },
    store: { getState: () => ({ pages }) },
  } as unknown as Pick<CreatePagesArgs, 'actions' | 'store'>;
  const age = () => pages.forEach((page) => (page.updatedAt = 0));
  const listKept = () => [...pages].filter(([, page]) => page.updatedAt > 0).map(([path]) => path);
  const made = () => createPage.mock.calls.map(([{ path }]) => path);
  return { pages, createPage, maker, age, listKept, made };
}

test('makes the pages that are new or other than they were, and keeps the others', () => {
  const { createPage, maker, age, listKept, made } = setUp();
  createChangedPages([toPage('/1/a/', 'A'), toPage('/1/b/', 'B')], maker);
  expect(made()).toEqual(['/1/a/', '/1/b/']);
  createPage.mockClear();
  age();
  createChangedPages([toPage('/1/a/', 'A'), toPage('/1/b/', 'Other'), toPage('/1/c/', 'C')], maker);
  expect(made()).toEqual(['/1/b/', '/1/c/']);
  expect(listKept()).toEqual(['/1/a/', '/1/b/', '/1/c/']);
});

test('a page that is not made any more is left to Gatsby, which deletes what is old, and is made again when it comes back', () => {
  const { pages, createPage, maker, age, listKept, made } = setUp();
  const both = [toPage('/2/a/', 'A'), toPage('/2/b/', 'B')];
  createChangedPages(both, maker);
  age();
  createChangedPages(both.slice(0, 1), maker);
  expect(listKept()).toEqual(['/2/a/']);
  pages.delete('/2/b/');
  createPage.mockClear();
  createChangedPages(both, maker);
  expect(made()).toEqual(['/2/b/']);
});

test('while there are mistakes, pages stay that there still is something to show on', () => {
  const { createPage, maker, age, listKept } = setUp();
  createChangedPages([toPage('/3/a/', 'A'), toPage('/3/b/', 'B')], maker);
  createPage.mockClear();
  age();
  keepPages(new Set(['/3/a/', '/3/new/']), maker);
  expect(createPage).not.toHaveBeenCalled();
  expect(listKept()).toEqual(['/3/a/']);
});
