import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodePreferencesProvider } from '../../src/preferences/CodePreferencesProvider';
import { useCodePreferences } from '../../src/preferences/useCodePreferences';
import { showApiDisplays } from '../../src/storage/apiDisplays';
import { showCodePreferences } from '../../src/storage/codePreferences';

function clearCookies() {
  for (const name of ['codeVariant', 'codeStyling']) document.cookie = `${name}=;path=/;max-age=0`;
}

beforeEach(() => {
  clearCookies();
  window.location.hash = '';
  delete document.documentElement.dataset['codeVariant'];
  delete document.documentElement.dataset['codeStyling'];
  delete document.documentElement.dataset['apiProps'];
});

function Probe() {
  const { codeVariant, codeStyling, setCodeVariant, setCodeStyling } = useCodePreferences();
  return (
    <>
      <output>{`${codeVariant} ${codeStyling}`}</output>
      <button onClick={() => setCodeVariant('JS')}>js</button>
      <button onClick={() => setCodeStyling('CSS')}>css</button>
    </>
  );
}

/** A visit: the boot script first, as in a page. */
function renderProbe() {
  showCodePreferences();
  showApiDisplays();
  return render(
    <CodePreferencesProvider>
      <Probe />
    </CodePreferencesProvider>,
  );
}

test('TypeScript and System by default', () => {
  renderProbe();
  expect(screen.getByRole('status')).toHaveTextContent('TS System');
});

test('choices go into cookies and onto the document', async () => {
  renderProbe();
  await userEvent.click(screen.getByText('js'));
  await userEvent.click(screen.getByText('css'));
  expect(document.cookie).toContain('codeVariant=JS');
  expect(document.cookie).toContain('codeStyling=CSS');
  expect(document.documentElement.dataset).toMatchObject({ codeVariant: 'JS', codeStyling: 'CSS' });
});

test('a cookie is written for the whole site and a year', async () => {
  const write = jest.spyOn(Document.prototype, 'cookie', 'set');
  renderProbe();
  await userEvent.click(screen.getByText('js'));
  expect(write.mock.calls.flat()).toContainEqual(
    expect.stringMatching(/codeVariant=JS;path=\/;max-age=31536000/),
  );
  write.mockRestore();
});

test('who chooses nothing gets no cookie', () => {
  renderProbe();
  expect(document.cookie).not.toContain('code');
});

test('a choice is kept for another year with each visit', () => {
  document.cookie = 'codeVariant=JS;path=/';
  const write = jest.spyOn(Document.prototype, 'cookie', 'set');
  renderProbe();
  expect(write.mock.calls.flat()).toEqual([
    expect.stringMatching(/codeVariant=JS;path=\/;max-age=31536000/),
  ]);
  write.mockRestore();
});

test('cookies are read on the next visit', () => {
  document.cookie = 'codeVariant=JS;path=/';
  document.cookie = 'codeStyling=Tailwind;path=/';
  renderProbe();
  expect(screen.getByRole('status')).toHaveTextContent('JS Tailwind');
});

test('after a page of text the next one is painted by the cookies too', () => {
  document.cookie = 'codeVariant=JS;path=/';
  // The boot script of a page of text leaves code alone.
  const { rerender } = render(<CodePreferencesProvider>Words</CodePreferencesProvider>);
  rerender(
    <CodePreferencesProvider>
      <Probe />
    </CodePreferencesProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('JS System');
  expect(document.documentElement.dataset).toMatchObject({
    codeVariant: 'JS',
    codeStyling: 'System',
  });
});

test('the hash wins over cookies', () => {
  document.cookie = 'codeVariant=TS;path=/';
  window.location.hash = '#tailwind-UnstyledButton.js';
  renderProbe();
  expect(screen.getByRole('status')).toHaveTextContent('JS Tailwind');
});

test('a link to a demo in another choice is followed on the page', () => {
  renderProbe();
  window.location.hash = '#css-UnstyledButton.js';
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
  expect(screen.getByRole('status')).toHaveTextContent('JS CSS');
});

test('a styling prefix without a file name is only a heading', () => {
  window.location.hash = '#css-variables';
  renderProbe();
  expect(screen.getByRole('status')).toHaveTextContent('TS System');
});

test('garbage in cookies is ignored', () => {
  document.cookie = 'codeVariant=%3Cscript%3E;path=/';
  document.cookie = 'codeStyling=%E0%A4%A;path=/';
  renderProbe();
  expect(screen.getByRole('status')).toHaveTextContent('TS System');
});
