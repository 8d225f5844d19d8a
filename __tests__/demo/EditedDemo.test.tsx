import { act, screen } from '@testing-library/react';
import type { DemoData } from '../../src/demo/DemosContext';
import { EditedDemo } from '../../src/demo/EditedDemo';
import type { EditFrameReply, EditFrameRequest } from '../../src/shared/demoRuntime';
import { renderWithDemos, toDemo, toVariant } from '../support/renderDemos';

const inPage = toDemo();
const framed: DemoData = {
  ...inPage,
  renders: [{ codeStyling: 'System', html: '', frameUrl: '/frames/demos/a.html' }],
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Shows an edited demo whose frame is ready, and has sent it the code. */
function renderEdited(demo: DemoData, variant = toVariant({ codeVariant: 'TS' })) {
  const onError = jest.fn();
  renderWithDemos(
    <EditedDemo
      demo={demo}
      title="Basic buttons"
      variant={variant}
      code="export default () => null;"
      isShown
      onRendered={() => undefined}
      onError={onError}
    />,
    { demos: [demo] },
  );
  const frame = screen.getByTitle<HTMLIFrameElement>(/Basic buttons/);
  const source = frame.contentWindow;
  const send = jest.fn<undefined, [EditFrameRequest]>();
  Object.assign(source ?? {}, { postMessage: send });
  const answer = (data: EditFrameReply) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { source, data })));
  answer({ type: 'ready' });
  act(() => jest.runOnlyPendingTimers());
  onError.mockClear();
  return { frame, send, answer, onError };
}

const late = { type: 'error', message: 'late', line: 4 } as const;

describe('an error', () => {
  test('goes when the code that was sent after it is rendered', () => {
    const { answer, onError } = renderEdited(inPage);
    answer({ type: 'rendered', height: 58 });
    expect(onError).toHaveBeenLastCalledWith(null);
  });

  test('goes also where another window has sent something in between', () => {
    const { answer, onError } = renderEdited(inPage);
    act(() => void window.dispatchEvent(new MessageEvent('message', { data: 'of an extension' })));
    answer({ type: 'rendered', height: 58 });
    expect(onError).toHaveBeenLastCalledWith(null);
  });

  test('stays while what is shown changes its height', () => {
    const { answer, onError } = renderEdited(inPage);
    answer({ type: 'rendered', height: 58 });
    answer(late);
    answer({ type: 'rendered', height: 80 });
    expect(onError).toHaveBeenLastCalledWith(late);
  });

  test('stays where the code that throws it is rendered after it has thrown', () => {
    const { answer, onError } = renderEdited(inPage);
    answer(late);
    answer({ type: 'rendered', height: 58 });
    expect(onError).toHaveBeenLastCalledWith(late);
  });
});

test('is as high as what it shows', () => {
  const { frame, answer } = renderEdited(inPage);
  answer({ type: 'rendered', height: 58 });
  expect(frame).toHaveStyle({ blockSize: '58px' });
});

test('is told how its demo is laid out', () => {
  const { send } = renderEdited(inPage);
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ isFramed: false }), '*');
});

test('has the files that the code imports, as they are written', () => {
  const files = [{ path: './rows', html: '<span class="t-k">const</span> few = 1 &lt; 2;\n' }];
  const variant = toVariant({ codeVariant: 'TS', code: { html: '', files } });
  const { send } = renderEdited(inPage, variant);
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ files: { './rows': 'const few = 1 < 2;\n' } }),
    '*',
  );
});

test('takes the room of a demo with a viewport of its own, whatever it shows', () => {
  const { frame, send, answer } = renderEdited(framed);
  answer({ type: 'rendered', height: 900 });
  expect(frame).toHaveStyle({ blockSize: '100%' });
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ isFramed: true }), '*');
});
