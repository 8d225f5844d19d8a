import { act } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { showProductionError } from '../../src/boot/showProductionError';
import ProductionErrorPage from '../../src/pages/production-error';
import { Strings } from '../support/strings';

jest.mock('../../src/chrome/PlainPage', () => ({
  PlainPage: ({ children }: { children: React.ReactNode }) => <main>{children}</main>,
}));

const data: Queries.ProductionErrorPageQuery = {
  allProductionError: {
    nodes: [
      { code: 4, template: 'The color </script> %s is unknown.', packages: ['@mui/material'] },
    ],
  },
};

const props = { data } as unknown as PageProps<Queries.ProductionErrorPageQuery>;
const page = (
  <Strings>
    <ProductionErrorPage {...props} />
  </Strings>
);

afterEach(() => {
  document.body.innerHTML = '';
});

function parsePage(search: string): HTMLElement {
  window.history.replaceState(null, '', `/production-error/${search}`);
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  const root = document.body.firstElementChild;
  if (!(root instanceof HTMLElement)) throw new Error('The page has no root.');
  return root;
}

function readMessage(): (string | null)[] {
  return [...document.querySelectorAll('[role="status"] > p')].map(
    ({ textContent }) => textContent,
  );
}

async function hydrate(root: HTMLElement): Promise<unknown[]> {
  const errors: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, page, { onRecoverableError: (error) => errors.push(error) });
  });
  return errors;
}

test.each<[search: string, title: string, text: RegExp]>([
  ['?code=4&args[]=<b>plum</b>', 'Error 4', /^The color <\/script> <b>plum<\/b> is unknown\.$/],
  ['?code=5', 'The documented versions have no error 5', /^The error may come from another/],
  ['?code=x', '“x” is not the number of an error', /^Open the address/],
  ['', 'No error was asked for', /^Open the address/],
])(
  '%j has its message before the page is alive, and the same elements after',
  async (search, title, text) => {
    const root = parsePage(search);
    showProductionError();
    expect(readMessage()).toEqual([title, expect.stringMatching(text)]);
    const paragraphs = [...document.querySelectorAll('[role="status"] > p')];
    expect(await hydrate(root)).toEqual([]);
    expect([...document.querySelectorAll('[role="status"] > p')]).toEqual(paragraphs);
    expect(paragraphs.every((paragraph) => paragraph.isConnected)).toBe(true);
  },
);

test('a page whose script did not come writes the message when it is alive', async () => {
  const root = parsePage('?code=4&args[]=plum');
  expect(readMessage()).toEqual([expect.stringMatching(/^Open the address/)]);
  expect(await hydrate(root)).toEqual([]);
  expect(readMessage()).toEqual(['Error 4', 'The color </script> plum is unknown.']);
});

test('does nothing where the page is another', () => {
  document.body.innerHTML = '<p>Text</p>';
  showProductionError();
  expect(document.body.innerHTML).toBe('<p>Text</p>');
});
