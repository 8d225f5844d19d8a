import { toTotals } from '../../../../../scripts/bench/peers/pages/toTotals';

test('requests and bytes are added up, together and by kind', () => {
  const requests = [
    { kind: 'js', bytes: 100 },
    { kind: 'html', bytes: 10 },
    { kind: 'js', bytes: 0 },
  ] as const;
  expect(toTotals(requests)).toEqual({
    requests: 3,
    bytes: 110,
    by: { js: { n: 2, bytes: 100 }, html: { n: 1, bytes: 10 } },
  });
  expect(toTotals([])).toEqual({ requests: 0, bytes: 0, by: {} });
});
