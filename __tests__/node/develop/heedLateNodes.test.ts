import { developMachine } from 'gatsby/dist/state-machines/develop';
import { heedLateNodes } from '../../../src/node/develop/heedLateNodes';

type Machine = Parameters<typeof heedLateNodes>[0];

test('the machine of the installed Gatsby makes pages again for nodes that come while it makes pages', () => {
  expect(heedLateNodes(developMachine as Machine)).toBe(true);
  // Gatsby runs a copy of the machine.
  const { recreatingPages } = developMachine.withContext({} as never).states;
  const transitions = recreatingPages?.on['ADD_NODE_MUTATION'] ?? [];
  expect(transitions.map(({ actions }) => actions.map(({ type }) => type))).toEqual([
    ['resetRecompileCount', 'markNodesDirty', 'callApi'],
  ]);
});

test('a machine that looks otherwise is left as it is', () => {
  const mutation = { actions: 'somethingElse' };
  const config = { states: { recreatingPages: { on: { ADD_NODE_MUTATION: mutation } } } };
  expect(heedLateNodes({ config })).toBe(false);
  expect(mutation).toEqual({ actions: 'somethingElse' });
  expect(heedLateNodes({ config: {} })).toBe(false);
});
