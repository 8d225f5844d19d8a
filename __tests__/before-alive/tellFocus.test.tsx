import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { tellFocus } from '../../src/before-alive/tellFocus';

function createDemo(onFocus: () => void) {
  const tree = <input onFocus={onFocus} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(tree);
  document.body.append(container);
  const comeAlive = () => act(() => void hydrateRoot(container, tree));
  return { container, input: container.querySelector('input'), comeAlive };
}

it('has React hear of a focus from before', () => {
  const onFocus = jest.fn();
  const { container, input, comeAlive } = createDemo(onFocus);
  input?.focus();
  comeAlive();
  act(() => tellFocus(container));
  expect(onFocus).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(input);
});

it('says nothing where the focus is elsewhere', () => {
  const onFocus = jest.fn();
  const { container, comeAlive } = createDemo(() => {});
  const elsewhere = document.body.appendChild(document.createElement('input'));
  elsewhere.focus();
  elsewhere.addEventListener('focusin', onFocus);
  comeAlive();
  act(() => tellFocus(container));
  expect(onFocus).not.toHaveBeenCalled();
});
