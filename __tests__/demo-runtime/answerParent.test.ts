import { answerParent } from '../../src/demo-runtime/edit-frame/answerParent';

jest.mock('../../src/demo-runtime/edit-frame/evaluateDemo', () => ({ evaluateDemo: jest.fn() }));
jest.mock('../../src/demo-runtime/edit-frame/editedStage', () => ({
  createEditedStage: jest.fn(),
}));

test('tells the page what the code throws, and not that a browser puts off what an observer has caused', () => {
  const post = jest.spyOn(window, 'postMessage').mockImplementation();
  answerParent();
  const report = (message: string) => window.dispatchEvent(new ErrorEvent('error', { message }));
  report('ResizeObserver loop completed with undelivered notifications.');
  report('late');
  expect(post.mock.calls.map(([reply]) => reply as unknown)).toEqual([
    { type: 'ready' },
    { type: 'error', message: 'late' },
  ]);
});
