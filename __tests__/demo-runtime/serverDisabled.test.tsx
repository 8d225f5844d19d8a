import { Button } from '@mui/base/Button';
import JoyButton from '@mui/joy/Button';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import { act, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { disableOnServer, useOwnDisabled } from '../../src/demo-runtime/serverDisabled';

function Demo({ container, children }: { container: Element | null; children: ReactElement }) {
  useOwnDisabled(container);
  return children;
}

// React's development build warns of attributes that it did not write.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

/** Shows what the server would send. @returns brings it to life. */
function renderOnServer(demo: ReactElement): () => void {
  const container = document.createElement('div');
  container.innerHTML = disableOnServer(renderToString(<Demo container={null}>{demo}</Demo>));
  document.body.replaceChildren(container);
  return () => act(() => void hydrateRoot(container, <Demo container={container}>{demo}</Demo>));
}

const button = () => screen.getByRole('button');

it('disables a button of Base UI before it is alive, and leaves it to its component then', () => {
  const bringToLife = renderOnServer(<Button disabled>Send</Button>);
  expect(button()).toBeDisabled();
  bringToLife();
  expect(button()).toBeDisabled();
});

it('disables the button of a Joy UI select that is disabled, and no other', () => {
  const bringToLife = renderOnServer(
    <>
      <Select disabled startDecorator={<JoyButton>Search</JoyButton>}>
        <Option value="laid">Laid</Option>
      </Select>
      <Select>
        <Option value="wove">Wove</Option>
      </Select>
    </>,
  );
  const check = () => {
    const [disabled, enabled] = screen.getAllByRole('combobox');
    expect(disabled).toBeDisabled();
    expect(enabled).toBeEnabled();
    expect(button()).toBeEnabled();
  };
  check();
  bringToLife();
  check();
});

it('lets a button be enabled later', () => {
  function Form() {
    const [isReady, setReady] = useState(false);
    return (
      <>
        <input type="checkbox" onChange={() => setReady(true)} />
        <Button disabled={!isReady}>Send</Button>
      </>
    );
  }
  renderOnServer(<Form />)();
  act(() => screen.getByRole('checkbox').click());
  expect(button()).toBeEnabled();
});

it('gives back a button that stays in the tab order while it is disabled', () => {
  const bringToLife = renderOnServer(
    <Button disabled focusableWhenDisabled>
      Send
    </Button>,
  );
  expect(button()).toBeDisabled();
  bringToLife();
  expect(button()).toBeEnabled();
  expect(button()).toHaveAttribute('aria-disabled', 'true');
});

it('changes no button that says so itself, or is enabled', () => {
  for (const own of ['disabled=""', 'aria-disabled="true"']) {
    const html = `<button class="MuiButton-root Mui-disabled" ${own} type="button">Send</button>`;
    expect(disableOnServer(html)).toBe(html);
  }
  const enabled = renderToString(<Button className="looks disabled">Send</Button>);
  expect(disableOnServer(enabled)).toBe(enabled);
});
