import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DemosProvider, type DemoData } from '../../src/demo/DemosContext';
import { DemoStage } from '../../src/demo/DemoStage';
import { renderWithDemos, toDemo, toVariant } from '../support/renderDemos';
import { Strings } from '../support/strings';

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

/** @returns what a reader without scripts gets of a demo that is made with this package. */
function renderForServer(name: string): string {
  const dependencies = ['react', name].map((one) => ({ name: one, version: '1.0.0' }));
  const demo = { ...inPage, variants: [toVariant({ codeVariant: 'TS', dependencies })] };
  return renderToStaticMarkup(
    <Strings>
      <DemosProvider demos={[]} playgrounds={[]} scripts={null} hash="">
        <DemoStage
          demo={demo}
          title="Rows"
          codeStyling="System"
          height={undefined}
          replacement={null}
          isReplaced={false}
        />
      </DemosProvider>
    </Strings>,
  );
}

test('a reader without scripts is told why the place of a data grid is empty, and of nothing else', () => {
  expect(renderForServer('@mui/x-data-grid')).toMatch(/<noscript>.*drawn by JavaScript/);
  expect(renderForServer('@mui/material')).not.toContain('noscript');
});
