import { engineNames } from '../../../../scripts/bench/peers/engines';
import { parseBenchArguments } from '../../../../scripts/bench/peers/parseBenchArguments';

test('without arguments all engines are built and measured, with 200 pages', () => {
  expect(parseBenchArguments([])).toEqual({
    names: engineNames,
    counts: [200],
    isBuilding: true,
    isMeasuringPages: true,
  });
});

test('engines and numbers of pages are lists, in the order that is asked for', () => {
  const { names, counts } = parseBenchArguments(['--engine', 'gatsby,plumbline', '--n=1000,50']);
  expect(names).toEqual(['gatsby', 'plumbline']);
  expect(counts).toEqual([1000, 50]);
});

test.each([
  ['--build', { isBuilding: true, isMeasuringPages: false }],
  ['--pages', { isBuilding: false, isMeasuringPages: true }],
  ['--report', { isBuilding: false, isMeasuringPages: false }],
])('%s does that part alone', (option, parts) => {
  expect(parseBenchArguments([option])).toMatchObject(parts);
});

test('both parts can be named together', () => {
  expect(parseBenchArguments(['--build', '--pages'])).toMatchObject({
    isBuilding: true,
    isMeasuringPages: true,
  });
});

test.each([
  [['--engine', 'gatsby,jekyll'], 'Unknown engine "jekyll". Name some of: plumbline, '],
  [['--n', 'many'], '--n "many" is no number of pages.'],
  [['--n', '10'], 'Give it 15 or more.'],
  [['--engines', 'gatsby'], '--engines'],
])('%j is refused with what to do', (args, message) => {
  expect(() => parseBenchArguments(args)).toThrow(message);
});
