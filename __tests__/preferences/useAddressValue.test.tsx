import { act, renderHook } from '@testing-library/react';
import { useAddressValue } from '../../src/preferences/useAddressValue';

/** A new one each time, as most are. */
const parse = (search: string) => ({ size: new URLSearchParams(search).get('size') ?? 'm' });
const toQuery = (_search: string, { size }: { size: string }) => `?size=${size}`;
const initial = parse('');

function renderValue() {
  const sizes: string[] = [];
  const hook = renderHook(() => {
    const result = useAddressValue(initial, parse, toQuery);
    sizes.push(result[0].size);
    return result;
  });
  return { sizes, hook };
}

afterEach(() => window.history.replaceState(null, '', '/'));

it('renders once where the address asks for nothing, so that no choice of the reader is taken back meanwhile', () => {
  expect(renderValue().sizes).toEqual(['m']);
});

it('has what the address asks for after the first render', () => {
  window.history.replaceState(null, '', '/?size=l');
  expect(renderValue().sizes).toEqual(['m', 'l']);
});

it('leaves the address as it came until the reader changes something', () => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/?color=red');
  const { hook } = renderValue();
  jest.runAllTimers();
  expect(window.location.search).toBe('?color=red');
  act(() => hook.result.current[1]({ size: 's' }));
  jest.runAllTimers();
  expect(window.location.search).toBe('?size=s');
  jest.useRealTimers();
});

it('is the initial one again where the reader goes back to an address without it', () => {
  window.history.replaceState(null, '', '/?size=l');
  const { hook } = renderValue();
  window.history.replaceState(null, '', '/');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(hook.result.current[0]).toEqual({ size: 'm' });
});
