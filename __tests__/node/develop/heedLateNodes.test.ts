import { EventEmitter } from 'node:events';
import { recreatePagesMachine } from 'gatsby/dist/state-machines/data-layer';
import { heedLateNodes } from '../../../src/node/develop/heedLateNodes';

type Machine = Parameters<typeof heedLateNodes>[0];
type Service = (context: unknown) => Promise<unknown>;

/** @param rounds what happens in each making of the pages. */
function setUp(rounds: readonly (readonly [event: string, type: string][])[]) {
  const emitter = new EventEmitter();
  const order: string[] = [];
  const create = (context: unknown): Promise<string> => {
    const round = order.filter((what) => what.startsWith('create')).length;
    order.push(`create ${String(context)}`);
    for (const [event, type] of rounds[round] ?? [])
      emitter.emit(event, { payload: { internal: { type } } });
    return Promise.resolve(`pages of round ${round}`);
  };
  const machine: Machine = { options: { services: { createPages: create } } };
  const settle = () => Promise.resolve(void order.push('settle'));
  expect(heedLateNodes(machine, emitter, settle)).toBe(true);
  return { emitter, order, run: machine.options.services?.['createPages'] as Service };
}

test.each(['CREATE_NODE', 'DELETE_NODE'])(
  'pages are made again after %s in the meantime, once its nodes are there',
  async (event) => {
    const { order, run } = setUp([[[event, 'File']], [[event, 'DocsPage']]]);
    await expect(run('context')).resolves.toBe('pages of round 2');
    expect(order).toEqual([
      'create context',
      'settle',
      'create context',
      'settle',
      'create context',
    ]);
  },
);

test('pages are made once where only their own nodes come, or others came before', async () => {
  const { emitter, order, run } = setUp([[['CREATE_NODE', 'SitePage']]]);
  emitter.emit('CREATE_NODE', { payload: { internal: { type: 'File' } } });
  await expect(run('context')).resolves.toBe('pages of round 0');
  expect(order).toEqual(['create context']);
});

test('the machine of the installed Gatsby has its other services as before', () => {
  const machine = recreatePagesMachine as unknown as Machine;
  const others = { ...machine.options.services };
  expect(heedLateNodes(machine, new EventEmitter(), () => Promise.resolve())).toBe(true);
  // Gatsby runs a copy of the machine.
  const copy = recreatePagesMachine.withContext({}) as unknown as Machine;
  const { createPages, ...services } = copy.options.services ?? {};
  expect(createPages).not.toBe(others['createPages']);
  expect(others).toEqual({ ...services, createPages: expect.any(Function) as unknown });
});

test('a machine that looks otherwise is left as it is', () => {
  const machine = { options: { services: {} } };
  expect(heedLateNodes(machine, new EventEmitter(), () => Promise.resolve())).toBe(false);
  expect(machine).toEqual({ options: { services: {} } });
});
