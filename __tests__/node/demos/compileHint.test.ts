import { compileHint, createHintBanner } from '../../../src/node/demos/compileHint';

const toBanner = createHintBanner((id) => id.startsWith('used'));
const shared = { isEntry: false, isDynamicEntry: false, moduleIds: ['offered', 'used'] };

it('has what pages share compiled while it arrives', () => {
  expect(toBanner(shared)).toBe(compileHint);
});

it.each([
  ['the script of a page', { ...shared, isEntry: true }],
  ['a demo', { ...shared, isDynamicEntry: true }],
  ['what only edited code is offered', { ...shared, moduleIds: ['offered'] }],
])('leaves out %s', (_, chunk) => {
  expect(toBanner(chunk)).toBe('');
});
