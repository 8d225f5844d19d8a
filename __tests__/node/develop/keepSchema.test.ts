import { recreatePagesMachine } from 'gatsby/dist/state-machines/data-layer';
import { keepSchema } from '../../../src/node/develop/keepSchema';

type Machine = Parameters<typeof keepSchema>[0];

test('the machine of the installed Gatsby waits for nodes in the place of making the schema', () => {
  const machine = recreatePagesMachine as unknown as Machine;
  const others = { ...machine.options.services };
  const settle = () => Promise.resolve();
  expect(keepSchema(machine, settle)).toBe(true);
  // Gatsby runs a copy of the machine.
  const copy = recreatePagesMachine.withContext({}) as unknown as Machine;
  const { buildSchema, ...services } = copy.options.services ?? {};
  expect(buildSchema).toBe(settle);
  expect(others).toEqual({ ...services, buildSchema: expect.any(Function) as unknown });
});

test('a machine that looks otherwise is left as it is', () => {
  const machine = { options: { services: {} } };
  expect(keepSchema(machine, () => Promise.resolve())).toBe(false);
  expect(machine).toEqual({ options: { services: {} } });
});
