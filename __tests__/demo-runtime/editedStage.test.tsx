import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import type { DemoLibrary } from '../../src/demo-runtime/demoLibrary';
import { createEditedStage } from '../../src/demo-runtime/edit-frame/editedStage';
import { defaultDemoTheme, type EditFrameRequest } from '../../src/shared/demoRuntime';

/** A stage watches its page, which goes only with the test. */
const observers: MutationObserver[] = [];

Object.assign(globalThis, {
  MutationObserver: class extends MutationObserver {
    constructor(callback: MutationCallback) {
      super(callback);
      observers.push(this);
    }
  },
  ResizeObserver: class {
    observe() {
      return;
    }
    unobserve() {
      return;
    }
  },
});

const library: DemoLibrary = { toTheme: () => ({}), toVariables: () => ({}) };

const request: Extract<EditFrameRequest, { type: 'run' }> = {
  type: 'run',
  code: '',
  name: 'Basic',
  styling: 'System',
  theme: defaultDemoTheme,
  look: { color: 'black', font: '16px sans-serif', lineHeight: '1.5', hasWebFonts: false },
  isFramed: false,
  files: {},
};

/** A stage for components, of which everything that is seen has a size. */
function openStage() {
  const heights: number[] = [];
  const errors: string[] = [];
  const stage = createEditedStage(
    { get: () => defaultDemoTheme, subscribe: () => () => undefined },
    {
      onRendered: (height) => heights.push(height),
      onError: ({ message }) => errors.push(message),
    },
  );
  const show = (Demo: ComponentType, isFramed = false) =>
    act(async () => stage.show({ Demo, library }, { ...request, isFramed }));
  return { heights, errors, show };
}

beforeEach(() => {
  document.body.replaceChildren();
  // React's development build tells of every error that a boundary takes.
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 90, 20));
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const observer of observers.splice(0)) observer.disconnect();
});

function Good() {
  return <p>good</p>;
}

describe('a version that fails leaves the last good one where it is', () => {
  test.each([
    [
      'in an effect',
      function InEffect() {
        useEffect(() => {
          throw new Error('late');
        }, []);
        return <p>bad</p>;
      },
    ],
    [
      'in what it renders after an effect',
      function AfterEffect() {
        const [isLate, setLate] = useState(false);
        useEffect(() => setLate(true), []);
        if (isLate) throw new Error('late');
        return <p>bad</p>;
      },
    ],
  ])('%s', async (_where, Bad) => {
    const { heights, errors, show } = openStage();
    await show(Good);
    expect(heights).toEqual([20]);
    await show(Bad);
    await waitFor(() => expect(screen.queryByText('bad')).not.toBeInTheDocument());
    expect(errors).toEqual(['late']);
    expect(screen.getByText('good')).toBeVisible();
    expect(heights).toEqual([20]);
  });
});

describe('room for what opens over the demo', () => {
  const beside = (style: object) =>
    function Beside() {
      return createPortal(
        <div style={style}>
          <p>list</p>
        </div>,
        document.body,
      );
    };

  test('is made for what is open', async () => {
    const { heights, show } = openStage();
    await show(beside({}));
    expect(heights.at(-1)).toBe(360);
  });

  test('is not made for what stays in the page while it is closed', async () => {
    const { heights, show } = openStage();
    await show(beside({ visibility: 'hidden' }));
    expect(heights.at(-1)).toBe(20);
  });

  test('is made when that opens', async () => {
    const { heights, show } = openStage();
    await show(beside({ visibility: 'hidden' }));
    screen.getByText('list').parentElement?.removeAttribute('style');
    await waitFor(() => expect(heights.at(-1)).toBe(360));
  });
});

test('a demo stands in the middle of its stage, but has the whole width of a page of its own', async () => {
  const { show } = openStage();
  const readDisplay = () =>
    screen.getByText('good').closest<HTMLElement>('[data-demo]')?.style.display;
  await show(Good);
  expect(readDisplay()).toBe('flex');
  await show(Good, true);
  await waitFor(() => expect(readDisplay()).toBe(''));
});
