import { createPropsRelay } from '../../src/demo/createPropsRelay';
import type { DemoProps } from '../../src/shared/demoRuntime';

const initial: DemoProps = { value: 3, max: 5 };

/** A page with these props, which it changes when it is told to. */
function createPage(first: DemoProps) {
  let props = first;
  const listeners = new Set<() => void>();
  const changes: [string, unknown][] = [];
  return {
    changes,
    get: () => props,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (name: string, value: unknown) => void changes.push([name, value]),
    render(next: DemoProps) {
      props = next;
      listeners.forEach((listener) => listener());
    },
  };
}

test('has what the server rendered with until the page has said more', () => {
  const relay = createPropsRelay();
  expect(relay.get(initial)).toBe(initial);
  relay.follow(createPage({ value: 1 }));
  expect(relay.get(initial)).toEqual({ value: 1 });
});

test('changes what the reader changes before that, and tells the page of it', () => {
  const relay = createPropsRelay();
  const listener = jest.fn();
  relay.subscribe(listener);
  relay.change('max', 9);
  relay.change('value', 4);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(relay.get(initial)).toEqual({ value: 4, max: 9 });
  expect(relay.get(initial)).toBe(relay.get(initial));
  const page = createPage(initial);
  relay.follow(page);
  expect(page.changes).toEqual([
    ['max', 9],
    ['value', 4],
  ]);
});

test('does not take it back before the page has it', () => {
  const relay = createPropsRelay();
  relay.change('value', 4);
  const page = createPage(initial);
  relay.follow(page);
  expect(relay.get(initial)).toEqual({ value: 4, max: 5 });
  page.render({ value: 4, max: 5, disabled: true });
  expect(relay.get(initial)).toEqual({ value: 4, max: 5, disabled: true });
});

test('leaves it to the page from then on', () => {
  const relay = createPropsRelay();
  const page = createPage(initial);
  relay.follow(page);
  relay.change('value', 2);
  expect(page.changes).toEqual([['value', 2]]);
  expect(relay.get(initial)).toBe(initial);
});
