import { parseEditFrameReply } from '../../src/demo/parseEditFrameReply';

test('takes the replies of the contract', () => {
  expect(parseEditFrameReply({ type: 'ready' })).toEqual({ type: 'ready' });
  expect(parseEditFrameReply({ type: 'rendered', height: 120.4 })).toEqual({
    type: 'rendered',
    height: 121,
  });
  expect(parseEditFrameReply({ type: 'error', message: 'No', line: 3 })).toEqual({
    type: 'error',
    message: 'No',
    line: 3,
  });
});

test.each([
  null,
  'ready',
  { type: 'navigate', to: 'https://example.org' },
  { type: 'rendered' },
  { type: 'rendered', height: '10' },
  { type: 'rendered', height: Infinity },
  { type: 'rendered', height: -1 },
  { type: 'error', message: { toString: () => 'x' } },
])('ignores %j', (data) => {
  expect(parseEditFrameReply(data)).toBeNull();
});

test('keeps edited code from making the page endless', () => {
  expect(parseEditFrameReply({ type: 'rendered', height: 1e9 })).toEqual({
    type: 'rendered',
    height: 4000,
  });
  const reply = parseEditFrameReply({ type: 'error', message: 'x'.repeat(1e6), line: -2 });
  expect(reply).toEqual({ type: 'error', message: 'x'.repeat(2000) });
});
