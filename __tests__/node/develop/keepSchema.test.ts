import { recreatePagesMachine } from 'gatsby/dist/state-machines/data-layer';
import { keepSchema } from '../../../src/node/develop/keepSchema';

type Machine = Parameters<typeof keepSchema>[0];

test('the machine of the installed Gatsby waits for nodes and their store in the place of making the schema', async () => {
  const machine = recreatePagesMachine as unknown as Machine;
  const others = { ...machine.options.services };
  const order: string[] = [];
  const note = (what: string) => () => {
    order.push(what);
    return Promise.resolve();
  };
  expect(keepSchema(machine, note('nodes'), { ready: note('store') })).toBe(true);
  // Gatsby runs a copy of the machine.
  const copy = recreatePagesMachine.withContext({}) as unknown as Machine;
  const { buildSchema, ...services } = copy.options.services ?? {};
  await (buildSchema as () => Promise<void>)();
  expect(order).toEqual(['nodes', 'store']);
  expect(others).toEqual({ ...services, buildSchema: expect.any(Function) as unknown });
});

test('a machine that looks otherwise is left as it is', () => {
  const machine = { options: { services: {} } };
  const done = () => Promise.resolve();
  expect(keepSchema(machine, done, { ready: done })).toBe(false);
  expect(machine).toEqual({ options: { services: {} } });
});
