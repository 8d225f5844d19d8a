import { act, render, screen } from '@testing-library/react';
import { useRouteFocus } from '../../src/chrome/useRouteFocus';

interface PageProps {
  pathname: string;
  hash?: string;
}

function Page({ pathname, hash = '' }: PageProps) {
  useRouteFocus(pathname, hash);
  return (
    <main>
      <h1>Title</h1>
      <p id="theme.palette">Palette</p>
      <p id="grün">Green</p>
      <details>
        <p id="folded">Folded</p>
      </details>
    </main>
  );
}

const listMarked = () =>
  [...document.querySelectorAll('[data-linked]')].map(({ textContent }) => textContent);

async function navigate(before: PageProps, after: PageProps): Promise<void> {
  const { rerender } = render(<Page {...before} />);
  rerender(<Page {...after} />);
  await act(async () => undefined);
}

it('after a navigation the heading of the new page has the focus', async () => {
  await navigate({ pathname: '/a/' }, { pathname: '/b/' });
  expect(screen.getByRole('heading')).toHaveFocus();
  expect(listMarked()).toEqual([]);
});

it.each([
  ['#theme.palette', 'Palette'],
  ['#gr%C3%BCn', 'Green'],
])('what the hash %s names has the focus and is marked', async (hash, text) => {
  await navigate({ pathname: '/a/' }, { pathname: '/b/', hash });
  expect(screen.getByText(text)).toHaveFocus();
  expect(listMarked()).toEqual([text]);
});

it.each(['#nowhere', '#%E0%A4%A'])(
  'the hash %s, which names nothing, marks nothing',
  async (hash) => {
    await navigate({ pathname: '/a/' }, { pathname: '/b/', hash });
    expect(screen.getByRole('heading')).toHaveFocus();
    expect(listMarked()).toEqual([]);
  },
);

it('what is folded around that which the hash names is opened', async () => {
  const { rerender } = render(<Page pathname="/a/" />);
  expect(screen.getByText('Folded')).not.toBeVisible();
  rerender(<Page pathname="/a/" hash="#folded" />);
  expect(screen.getByText('Folded')).toBeVisible();
});

it('the mark moves with the hash of the same page, also that of the boot script, and the focus stays', async () => {
  const { rerender } = render(<Page pathname="/a/" />);
  screen.getByText('Palette').dataset['linked'] = '';
  rerender(<Page pathname="/a/" hash="#gr%C3%BCn" />);
  await act(async () => undefined);
  expect(listMarked()).toEqual(['Green']);
  expect(document.body).toHaveFocus();
});

it('the mark goes when the address names nothing any more', async () => {
  await navigate({ pathname: '/a/', hash: '#theme.palette' }, { pathname: '/a/' });
  expect(listMarked()).toEqual([]);
});
