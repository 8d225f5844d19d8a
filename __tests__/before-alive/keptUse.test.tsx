import { startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepFields } from '../../src/before-alive/keepFields';
import { keepPress } from '../../src/before-alive/keepPress';
import { replayUses } from '../../src/before-alive/keptUse';

interface AppProps {
  onAlive(): void;
  onPress(): void;
}

function App({ onAlive, onPress }: AppProps) {
  const [isOn, setOn] = useState(false);
  const [name, setName] = useState('');
  useEffect(onAlive, [onAlive]);
  return (
    <>
      <input type="checkbox" checked={isOn} onChange={(event) => setOn(event.target.checked)} />
      <input type="text" value={name} onChange={(event) => setName(event.target.value)} />
      <button onClick={onPress}>Press</button>
      <output>{isOn ? `on ${name}` : `off ${name}`}</output>
    </>
  );
}

function createPage() {
  const onPress = jest.fn();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<App onAlive={() => {}} onPress={onPress} />);
  document.body.append(container);
  const find = <Element extends HTMLElement>(selector: string) => {
    const element = container.querySelector<Element>(selector);
    if (!element) throw new Error(`There is no ${selector}.`);
    return element;
  };
  const uses = [keepFields(container), keepPress(container)];
  const onAlive = () => replayUses(uses);
  return {
    /** React is given the page and has not looked at it yet: the next thing that the reader does has it come to life at once. */
    beginToListen() {
      startTransition(
        () => void hydrateRoot(container, <App onAlive={onAlive} onPress={onPress} />),
      );
    },
    onPress,
    find,
    write(value: string) {
      const { prototype } = HTMLInputElement;
      const field = find('[type="text"]');
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    readState: () => find('output').textContent,
  };
}

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

beforeEach(() => {
  // React renders when it would in a browser.
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});

it('has React hear of the press that made it listen', () => {
  const { beginToListen, find, readState } = createPage();
  beginToListen();
  find('[type="checkbox"]').click();
  jest.runAllTimers();
  expect(readState()).toBe('on ');
  expect(find<HTMLInputElement>('[type="checkbox"]').checked).toBe(true);
});

it('has all of what is written on while React begins to listen', () => {
  const { beginToListen, write, find, readState } = createPage();
  write('A');
  beginToListen();
  write('Ad');
  write('Ada');
  jest.runAllTimers();
  expect(readState()).toBe('off Ada');
  expect(find<HTMLInputElement>('[type="text"]').value).toBe('Ada');
});

it('leaves a switch as it was pressed last', () => {
  const { beginToListen, find, readState } = createPage();
  find('[type="checkbox"]').click();
  beginToListen();
  find('[type="checkbox"]').click();
  jest.runAllTimers();
  expect(readState()).toBe('off ');
  expect(find<HTMLInputElement>('[type="checkbox"]').checked).toBe(false);
});

it('presses a button once that is pressed when React listens', () => {
  const { beginToListen, find, onPress } = createPage();
  beginToListen();
  find('button').click();
  jest.runAllTimers();
  expect(onPress).toHaveBeenCalledTimes(1);
});
