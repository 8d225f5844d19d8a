import { createTextReader } from '../../../src/node/demos/createTextReader';
import { readCached, writeCached } from '../../../src/node/demos/diskCache';

jest.mock('../../../src/node/demos/diskCache', () => ({
  ...jest.requireActual<object>('../../../src/node/demos/diskCache'),
  readCached: jest.fn(),
  writeCached: jest.fn(),
}));

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  jest.mocked(writeCached).mockReset();
  jest.mocked(writeCached).mockImplementation((kind, key, value) => {
    stored.set(`${kind} ${key}`, JSON.stringify(value));
  });
  jest.mocked(readCached).mockImplementation((kind, key) => {
    const text = stored.get(`${kind} ${key}`);
    return text === undefined ? null : (JSON.parse(text) as never);
  });
});

/** A run that asks for some texts. @returns those that were read, and what was answered. */
function run(texts: readonly [code: string, file: string][], contentDir = '/content') {
  const read = jest.fn((code: string) => code.length > 3);
  const reader = createTextReader('lengths', contentDir, read);
  const answers = texts.map(([code, file]) => reader.read(code, file));
  reader.save();
  return { read: read.mock.calls.map(([code]) => code), answers };
}

test('the next run reads only texts that are new, whatever was answered', () => {
  run([
    ['long', 'a.tsx'],
    ['b', 'b.tsx'],
  ]);
  const { read, answers } = run([
    ['long', 'renamed.tsx'],
    ['b', 'b.tsx'],
    ['other', 'c.tsx'],
  ]);
  expect(read).toEqual(['other']);
  expect(answers).toEqual([true, false, true]);
});

test('a text is read again where its file has another syntax, and for another folder', () => {
  run([['long', 'a.tsx']]);
  expect(run([['long', 'a.ts']]).read).toEqual(['long']);
  expect(run([['long', 'a.ts']], '/other').read).toEqual(['long']);
});

test('what is not asked for any more is forgotten, and nothing is written where all is known', () => {
  run([
    ['long', 'a.tsx'],
    ['other', 'b.tsx'],
  ]);
  run([['long', 'a.tsx']]);
  jest.mocked(writeCached).mockClear();
  run([['long', 'a.tsx']]);
  expect(writeCached).not.toHaveBeenCalled();
  expect(run([['other', 'b.tsx']]).read).toEqual(['other']);
});
