import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useVisibleHeight } from '../../src/search/useVisibleHeight';

/** jsdom has none. */
const viewport = Object.assign(new EventTarget(), { height: 0 });

function resize(height: number) {
  viewport.height = height;
  viewport.dispatchEvent(new Event('resize'));
}

function Probe({ isOpen }: { isOpen: boolean }) {
  const ref = useRef<HTMLElement>(null);
  useVisibleHeight(ref, isOpen);
  return <article ref={ref} />;
}

const getHeight = () => screen.getByRole('article').style.getPropertyValue('--visible-height');

beforeEach(() => {
  resize(800);
  Object.assign(window, { visualViewport: viewport });
});

afterEach(() => {
  Reflect.deleteProperty(window, 'visualViewport');
});

test('what is open has the height that an on-screen keyboard leaves free, while it is open', () => {
  const { rerender } = render(<Probe isOpen={false} />);
  expect(getHeight()).toBe('');
  rerender(<Probe isOpen />);
  expect(getHeight()).toBe('800px');
  resize(420.4);
  expect(getHeight()).toBe('420px');
  rerender(<Probe isOpen={false} />);
  resize(800);
  expect(getHeight()).toBe('420px');
});
