import { EventEmitter } from 'node:events';
import { queryRunningMachine } from 'gatsby/dist/state-machines/query-running';
import { keepQueries } from '../../../src/node/develop/keepQueries';

type Machine = Parameters<typeof keepQueries>[0];
type Service = (context: unknown) => Promise<void>;

function setUp() {
  const extract = jest.fn(() => Promise.resolve());
  const machine: Machine = { options: { services: { extractQueries: extract } } };
  const emitter = new EventEmitter();
  const components = new Map([['src/templates/A.tsx', {}]]);
  expect(keepQueries(machine, emitter, { getState: () => ({ components }) })).toBe(true);
  const run = machine.options.services?.['extractQueries'] as Service;
  return { extract, emitter, components, run };
}

test('queries are found once, by Gatsby with what it was given', async () => {
  const { extract, run } = setUp();
  await run('first');
  await run('second');
  expect(extract.mock.calls).toEqual([['first']]);
});

test.each(['SOURCE_FILE_CHANGED', 'SET_SCHEMA'])('they are found again after %s', async (event) => {
  const { extract, emitter, run } = setUp();
  await run('first');
  emitter.emit(event);
  await run('second');
  await run('third');
  expect(extract.mock.calls).toEqual([['first'], ['second']]);
});

test('they are found again where the source changes in the meantime', async () => {
  const { extract, emitter, run } = setUp();
  const first = run('first');
  emitter.emit('SOURCE_FILE_CHANGED');
  await first;
  await run('second');
  expect(extract).toHaveBeenCalledTimes(2);
});

test('they are found again for a template that no page had', async () => {
  const { extract, components, run } = setUp();
  await run('first');
  components.set('src/templates/B.tsx', {});
  await run('second');
  await run('third');
  expect(extract.mock.calls).toEqual([['first'], ['second']]);
});

test('the machine of the installed Gatsby has its other services as before', () => {
  const machine = queryRunningMachine as unknown as Machine;
  const others = { ...machine.options.services };
  const getState = () => ({ components: new Map() });
  expect(keepQueries(machine, new EventEmitter(), { getState })).toBe(true);
  // Gatsby runs a copy of the machine.
  const copy = queryRunningMachine.withContext({}) as unknown as Machine;
  const { extractQueries, ...services } = copy.options.services ?? {};
  expect(extractQueries).not.toBe(others['extractQueries']);
  expect(others).toEqual({ ...services, extractQueries: expect.any(Function) as unknown });
});

test('a machine that looks otherwise is left as it is', () => {
  const machine = { options: { services: {} } };
  const getState = () => ({ components: new Map() });
  expect(keepQueries(machine, new EventEmitter(), { getState })).toBe(false);
  expect(machine).toEqual({ options: { services: {} } });
});
