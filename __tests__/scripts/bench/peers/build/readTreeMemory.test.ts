import {
  parseProcess,
  toTreeMemory,
} from '../../../../../scripts/bench/peers/build/readTreeMemory';

test('the line of a process is read, also where its name looks like the rest of it', () => {
  const stat = (name: string) =>
    `4242 (${name}) S 17 4242 4242 0 -1 4194304 1 2 3 4 5 6 7 8 20 0 11 0 100 5000 300 18446744073709551615`;
  const expected = { id: 4242, parent: 17, bytes: 300 * 4096 };
  expect(parseProcess(4242, stat('node'))).toEqual(expected);
  expect(parseProcess(4242, stat('a) R 99 (b'))).toEqual(expected);
});

test('the memory of a build is that of all processes under it, and of no other', () => {
  const processes = [
    { id: 1, parent: 0, bytes: 1 },
    { id: 10, parent: 1, bytes: 10 },
    { id: 20, parent: 1, bytes: 20 },
    { id: 100, parent: 10, bytes: 100 },
    { id: 101, parent: 10, bytes: 200 },
    { id: 1000, parent: 101, bytes: 1000 },
  ];
  expect(toTreeMemory(processes, 10)).toBe(1310);
  expect(toTreeMemory(processes, 20)).toBe(20);
  expect(toTreeMemory(processes, 5)).toBe(0);
});
