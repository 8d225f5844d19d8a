import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { usePageBehaviours } from '../../src/chrome/usePageBehaviours';
import { Strings } from '../support/strings';

const hovering = jest.fn();
const loadPage = jest.fn(async () => ({ page: { webpackCompilationHash: '' } }));

function Page() {
  usePageBehaviours('/');
  return (
    <>
      <a href="/material-ui/react-button/">Button</a>
      <h2 id="sizes">
        Sizes <a className="heading-anchor" href="#sizes" aria-label="Link to Sizes" />
      </h2>
    </>
  );
}

beforeEach(() => {
  hovering.mockClear();
  jest.mocked(navigate).mockClear();
  Object.assign(window, { ___loader: { hovering, loadPage } });
  render(<Page />, { wrapper: Strings });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(navigator, 'clipboard');
});

function restOnLink(): void {
  jest.useFakeTimers();
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Button' }));
  act(() => void jest.advanceTimersByTime(100));
}

it('goes to a page by the router', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Button' }));
  expect(navigate).toHaveBeenCalledWith('/material-ui/react-button/', expect.anything());
});

it('has a page fetched ahead that the reader points at', () => {
  restOnLink();
  expect(hovering).toHaveBeenCalledWith('/material-ui/react-button/');
});

it('has nothing fetched ahead for a reader who saves data', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  restOnLink();
  expect(hovering).not.toHaveBeenCalled();
});

it('copies the address of a heading and says so', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  fireEvent.click(screen.getByRole('link', { name: 'Link to Sizes' }));
  expect(await screen.findByText('Link copied')).toHaveAttribute('role', 'status');
  expect(writeText).toHaveBeenCalledWith('http://localhost/#sizes');
});
