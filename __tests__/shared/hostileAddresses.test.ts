import fc from 'fast-check';
import { parseDemoHash } from '../../src/demo/demoHash';
import { toTidyPathname } from '../../src/entry/tidyAddress';
import { parsePlaygroundQuery, toPlaygroundQuery } from '../../src/playground/playgroundQuery';
import { decodeProductionError } from '../../src/shared/decodeProductionError';
import { toInitialState, type PlaygroundControl } from '../../src/shared/playground';
import { findPath } from '../../src/stand-ins/findPath';

const markup = fc.constantFrom(
  '<img onerror=alert(1) src=x>',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  '%s%s%s',
  '$&$1',
  '%E0%A4%A',
  '\ud800',
);
const hostile = fc.oneof(markup, fc.string(), fc.string({ unit: 'binary' }));
/** A seed of its own, so that a run that fails can be run again. */
const runs = { numRuns: 1000, seed: 20_261_121 };

const errors = [
  { code: 1, template: 'Nothing.' },
  { code: 2, template: 'The value `%s` of %s.' },
];

/** Half a surrogate pair cannot be encoded. */
function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

function encode(text: string): string {
  return encodeURIComponent(toWellFormed(text));
}

test('a production error says what its template says, with what the address gives as text', () => {
  fc.assert(
    fc.property(hostile, hostile, (first, second) => {
      const decoded = decodeProductionError(
        `?code=2&args[]=${encode(first)}&args[]=${encode(second)}`,
        errors,
      );
      expect(decoded).toEqual({
        kind: 'decoded',
        code: 2,
        message: `The value \`${toWellFormed(first)}\` of ${toWellFormed(second)}.`,
        missingArguments: 0,
      });
    }),
    runs,
  );
});

test('any query of a production error is understood or refused', () => {
  fc.assert(
    fc.property(hostile, (query) => {
      expect(['missing', 'invalid', 'unknown', 'decoded']).toContain(
        decodeProductionError(query, errors).kind,
      );
    }),
    runs,
  );
});

const control = (rest: Partial<PlaygroundControl> & { name: string }): PlaygroundControl => ({
  kind: 'text',
  options: [],
  defaultValue: null,
  initialValue: null,
  isRequired: false,
  isCommon: true,
  ...rest,
});
const controls = [
  control({ name: 'variant', kind: 'select', options: ['text', 'outlined'] }),
  control({ name: 'disabled', kind: 'switch' }),
  control({ name: 'rows', kind: 'number' }),
  control({ name: 'children' }),
];
const initial = toInitialState(controls);

test('a playground takes from the address what its controls could give, and nothing else', () => {
  const names = fc.constantFrom(
    ...controls.map(({ name }) => name),
    'dangerouslySetInnerHTML',
    'href',
    'onClick',
    '__proto__',
    'constructor',
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(names, hostile), { maxLength: 6 }), (pairs) => {
      const query = `?${pairs.map(([name, value]) => `Button.${name}=${encode(value)}`).join('&')}`;
      const state = parsePlaygroundQuery(query, 'Button', controls, initial);
      for (const [name, value] of state) {
        expect(controls.map((one) => one.name)).toContain(name);
        if (name === 'variant') expect(['text', 'outlined']).toContain(value);
        if (name === 'disabled') expect(typeof value).toBe('boolean');
        if (name === 'rows') expect(Number.isFinite(value)).toBe(true);
        if (name === 'children') expect(String(value).length).toBeLessThanOrEqual(80);
      }
      // What it has taken makes a link that says the same again.
      const link = toPlaygroundQuery('', 'Button', controls, initial, state);
      expect(parsePlaygroundQuery(link, 'Button', controls, initial)).toEqual(state);
    }),
    runs,
  );
});

test('a hash names a demo by a word, or none', () => {
  fc.assert(
    fc.property(hostile, fc.constantFrom('', '.js', '.tsx'), (text, ending) => {
      const parsed = parseDemoHash(`#${text}${ending}`);
      if (parsed) expect(parsed.name).toMatch(/^[A-Za-z]\w*$/);
    }),
    runs,
  );
});

test('the router reads any pathname, and the page that was found by it is found by what the router makes of it', () => {
  const part = fc.constantFrom('/', '%2F', '%23', '%3F', '%20', '%25', '%2a', '%E0', ':', '*', 'a');
  const pathname = fc.oneof(
    hostile.map(encode),
    hostile,
    fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(pathname, fc.constantFrom('', '/'), (text, end) => {
      const address = new URL(`https://docs.example/${text}${end}`);
      const tidy = toTidyPathname(address.pathname);
      const routed = encodeURI(decodeURI(tidy));
      expect(findPath(routed)).toBe(findPath(tidy));
      // To the router these are patterns.
      expect(routed).not.toMatch(/\/[:*]/);
      expect(toTidyPathname(tidy)).toBe(tidy);
      expect(new URL(address.origin + tidy).pathname).toBe(tidy);
    }),
    runs,
  );
});
