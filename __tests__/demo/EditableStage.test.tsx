import { act, screen } from '@testing-library/react';
import { createRef } from 'react';
import { toDocuments, type DemoDocument } from '../../src/demo/demoDocuments';
import { EditableStage } from '../../src/demo/EditableStage';
import type { Edits } from '../../src/demo/useEdits';
import { renderWithDemos, toDemo } from '../support/renderDemos';

const demo = toDemo();

function findFirst(documents: readonly DemoDocument[]): DemoDocument {
  const [first] = documents;
  if (!first) throw new Error('The demo has no code.');
  return first;
}
const shown = findFirst(toDocuments(demo));

/** @returns what the demo stands in, and has the reader's code answer. */
function renderStage(edited: Partial<Edits>) {
  const edits: Edits = {
    code: 'export default () => null;',
    isEdited: true,
    sessions: new Map([[shown.key, 0]]),
    open: () => undefined,
    change: () => undefined,
    reset: () => undefined,
    ...edited,
  };
  const { container } = renderWithDemos(
    <EditableStage
      stage={createRef()}
      demo={demo}
      title="Basic buttons"
      height={undefined}
      shown={shown}
      edits={edits}
      onError={() => undefined}
    />,
    { demos: [demo] },
  );
  const styling = container.querySelector<HTMLElement>('.demo-styling');
  const render = () => {
    const source = screen.getByTitle<HTMLIFrameElement>(/Basic buttons/).contentWindow;
    const data = { type: 'rendered', height: 20 };
    act(() => void window.dispatchEvent(new MessageEvent('message', { source, data })));
  };
  return { styling, render };
}

test('changed code takes the place of the demo, but not before it has something to show', () => {
  const { styling, render } = renderStage({});
  expect(styling).toBeVisible();
  render();
  expect(styling).not.toBeVisible();
});

test('code that is as it was leaves the demo in its place', () => {
  const { styling, render } = renderStage({ isEdited: false });
  render();
  expect(styling).toBeVisible();
});

test('nothing runs without an editor', () => {
  renderStage({ sessions: new Map() });
  expect(screen.queryByTitle(/Basic buttons/)).not.toBeInTheDocument();
});
