import { screen } from '@testing-library/react';
import { type DemoData } from '../../src/demo/DemosContext';
import { DemoStage } from '../../src/demo/DemoStage';
import { renderWithDemos, toDemo } from '../support/renderDemos';

/** @returns what the living demo stands in. */
function renderStage(demo: DemoData, isReplaced: boolean): HTMLElement {
  const { container } = renderWithDemos(
    <DemoStage
      demo={demo}
      title="Basic buttons"
      codeStyling="System"
      height={undefined}
      replacement={<p>edited</p>}
      isReplaced={isReplaced}
    />,
    { demos: [demo] },
  );
  const styling = container.querySelector<HTMLElement>('.demo-styling');
  if (!styling) throw new Error('The stage has no demo.');
  return styling;
}

const inPage = toDemo();

test('a demo that is not replaced can be reached', () => {
  const styling = renderStage(inPage, false);
  expect(styling).not.toHaveAttribute('inert');
  expect(styling).toBeVisible();
  expect(screen.getByText('edited')).toBeVisible();
});

test('a demo that is replaced keeps its width, which grids ask for, but takes no room and cannot be reached', () => {
  const styling = renderStage(inPage, true);
  expect(styling).toHaveAttribute('inert');
  expect(styling).not.toBeVisible();
  expect(getComputedStyle(styling).display).toBe('block');
  expect(styling.style).toMatchObject({ blockSize: '0', overflow: 'hidden' });
});

test('a demo with a viewport of its own leaves its room to what replaces it', () => {
  const renders = [{ codeStyling: 'System' as const, html: '', frameUrl: '/frames/demos/a.html' }];
  const styling = renderStage({ ...inPage, renders }, true);
  expect(styling).toHaveAttribute('inert');
  expect(styling).not.toBeVisible();
  expect(styling.style.blockSize).toBe('');
});
