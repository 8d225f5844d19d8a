import { parseProcessorTime } from '../../../../../scripts/bench/peers/build/measureBuild';

test('processor time is that of the program and of the system for it', () => {
  const report =
    '\tUser time (seconds): 15.35\n\tSystem time (seconds): 3.55\n\tPercent of CPU: 135%\n';
  expect(parseProcessorTime(report)).toBeCloseTo(18.9);
});

test('where GNU time says something else, the error has it', () => {
  expect(() => parseProcessorTime('usage: time [-lp]')).toThrow('usage: time [-lp]');
});
