import { waitingMachine } from 'gatsby/dist/state-machines/waiting';
import { shortenEditWait } from '../../../src/node/develop/shortenEditWait';

type Machine = Parameters<typeof shortenEditWait>[0];

test('the machine of the installed Gatsby acts on an edit earlier', () => {
  const machine = waitingMachine as Machine;
  const before = Object.entries(machine.config.states?.batchingNodeMutations?.after ?? {});
  expect(before).toEqual([['500', 'committingBatch']]);
  expect(shortenEditWait(machine)).toBe(true);
  expect(
    waitingMachine.states['batchingNodeMutations']?.after.map(({ delay, target }) => [
      delay,
      target?.map(({ key }) => key),
    ]),
  ).toEqual([[50, ['committingBatch']]]);
});

test('a machine that looks otherwise is left as it is', () => {
  expect(shortenEditWait({ config: {} })).toBe(false);
});
