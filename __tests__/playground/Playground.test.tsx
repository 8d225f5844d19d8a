import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { PlaygroundData } from '../../src/demo/DemosContext';
import { Playground } from '../../src/playground/Playground';
import type { PlaygroundControl } from '../../src/shared/playground';
import { comeNear, createScript, renderWithDemos } from '../support/renderDemos';

const controls: PlaygroundControl[] = [
  {
    name: 'variant',
    kind: 'select',
    options: ['text', 'outlined'],
    defaultValue: 'text',
    initialValue: 'outlined',
    isRequired: false,
    isCommon: true,
  },
  {
    name: 'disabled',
    kind: 'switch',
    options: [],
    defaultValue: false,
    initialValue: null,
    isRequired: false,
    isCommon: true,
  },
  {
    name: 'children',
    kind: 'text',
    options: [],
    defaultValue: null,
    initialValue: 'Send',
    isRequired: false,
    isCommon: true,
  },
  {
    name: 'max',
    kind: 'number',
    options: [],
    defaultValue: 5,
    initialValue: null,
    isRequired: false,
    isCommon: true,
  },
  {
    name: 'disableRipple',
    kind: 'switch',
    options: [],
    defaultValue: false,
    initialValue: null,
    isRequired: false,
    isCommon: false,
  },
];

const playground = {
  of: 'Button',
  controls,
  fixedProps: { 'data-fixed': 1 },
  codeProps: {},
  childrenHtml: null,
  html: '<button>Send</button>',
} as unknown as PlaygroundData;

const code = () => screen.getByRole('group', { name: 'Code of the Button' }).textContent;

beforeEach(() => {
  document.documentElement.dataset['js'] = '';
  window.history.replaceState(null, '', '/page/');
});

async function renderAwake() {
  const script = createScript();
  renderWithDemos(<Playground of="Button" />, { playgrounds: [playground], script });
  await comeNear();
  const [mounted] = script.mounts;
  if (!mounted?.props) throw new Error('The playground has not been mounted.');
  return { script, mounted, props: mounted.props };
}

test('shows what the server rendered, with a control for each prop and its default', () => {
  renderWithDemos(<Playground of="Button" />, { playgrounds: [playground] });
  const region = screen.getByRole('region', { name: 'Button playground' });
  expect(within(region).getByRole('button', { name: 'Send' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'variant' })).toHaveValue('outlined');
  expect(screen.getByRole('switch', { name: 'disabled' })).not.toBeChecked();
  expect(screen.getByRole('textbox', { name: 'children' })).toHaveValue('Send');
});

test('mounts under a name of its own with the props at the start', async () => {
  const { mounted, props } = await renderAwake();
  expect(mounted).toMatchObject({ name: 'playground-Button', styling: 'System' });
  expect(props.get({})).toEqual({ variant: 'outlined', children: 'Send', 'data-fixed': 1 });
});

test('leaves what another was mounted on, where an author has put one in the place of the other', async () => {
  function Edited() {
    const [of, setOf] = useState('Button');
    return (
      <>
        <Playground of={of} />
        <button onClick={() => setOf('Fab')}>Put another here</button>
      </>
    );
  }
  const script = createScript();
  renderWithDemos(<Edited />, { playgrounds: [playground, { ...playground, of: 'Fab' }], script });
  await comeNear();
  await userEvent.click(screen.getByRole('button', { name: 'Put another here' }));
  await comeNear();
  expect(script.unmount).toHaveBeenCalledTimes(1);
  const [former, other] = script.mounts;
  expect(other?.name).toBe('playground-Fab');
  expect(other?.container).toBeInTheDocument();
  expect(former?.container).not.toBeInTheDocument();
});

test('controls change the component, the code and the address', async () => {
  const { props } = await renderAwake();
  const listener = jest.fn();
  props.subscribe(listener);
  await userEvent.click(screen.getByRole('switch', { name: 'disabled' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'variant' }), 'text');
  expect(props.get({})).toEqual({ disabled: true, children: 'Send', 'data-fixed': 1 });
  expect(listener).toHaveBeenCalled();
  expect(code()).toBe('<Button disabled data-fixed={1}>\n  Send\n</Button>\n');
  await waitFor(() =>
    expect(window.location.search).toBe('?Button.variant=text&Button.disabled=true'),
  );
});

test('starts from the query of the address, and ignores what is not one of the values', () => {
  window.history.replaceState(null, '', '/page/?Button.disabled=true&Button.variant=evil');
  renderWithDemos(<Playground of="Button" />, { playgrounds: [playground] });
  expect(screen.getByRole('switch', { name: 'disabled' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'variant' })).toHaveValue('outlined');
});

test('follows the address when the reader goes back', () => {
  renderWithDemos(<Playground of="Button" />, { playgrounds: [playground] });
  window.history.replaceState(null, '', '/page/?Button.disabled=true');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.getByRole('switch', { name: 'disabled' })).toBeChecked();
});

test('follows what the reader does with the component', async () => {
  const { props } = await renderAwake();
  act(() => props.change('disabled', true));
  expect(screen.getByRole('switch', { name: 'disabled' })).toBeChecked();
  act(() => props.change('value', 'dark'));
  expect(props.get({})).toMatchObject({ value: 'dark' });
});

test('tries again after an error when another value is chosen', async () => {
  const { script, mounted } = await renderAwake();
  act(() => mounted.onError(new Error('cannot be outlined')));
  expect(screen.getByRole('alert')).toHaveTextContent('cannot be outlined');
  await userEvent.click(screen.getByRole('switch', { name: 'disabled' }));
  expect(script.reset).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('takes no number below zero for what is above it by default', async () => {
  const { props } = await renderAwake();
  const max = screen.getByRole('spinbutton', { name: 'max' });
  await userEvent.type(max, '10');
  expect(props.get({})).toMatchObject({ max: 10 });
  await userEvent.clear(max);
  await userEvent.type(max, '-1');
  expect(props.get({})).not.toHaveProperty('max', -1);
});

test('copies the code, and a link with the state', async () => {
  const user = userEvent.setup();
  await renderAwake();
  await user.click(screen.getByRole('switch', { name: 'disabled' }));
  await user.click(screen.getByRole('button', { name: 'Copy the code' }));
  expect(await navigator.clipboard.readText()).toBe(
    '<Button variant="outlined" disabled data-fixed={1}>\n  Send\n</Button>',
  );
  await user.click(screen.getByRole('button', { name: 'Copy a link to this state' }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/page/?Button.disabled=true');
});

test('goes back to the start', async () => {
  const { script, props } = await renderAwake();
  await userEvent.clear(screen.getByRole('textbox', { name: 'children' }));
  expect(props.get({})).toEqual({ variant: 'outlined', 'data-fixed': 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(props.get({})).toEqual({ variant: 'outlined', children: 'Send', 'data-fixed': 1 });
  expect(script.reset).toHaveBeenCalled();
});

test('further props are folded', () => {
  renderWithDemos(<Playground of="Button" />, { playgrounds: [playground] });
  const details = screen.getByText('More props').closest('details');
  expect(details).not.toHaveAttribute('open');
  expect(within(details as HTMLElement).getByText('disableRipple')).toBeInTheDocument();
});
