import fc from 'fast-check';
import { toMeantAddress } from '../../src/shared/toMeantAddress';

const read = (address: string) => toMeantAddress(new URL(address, 'https://docs.example'));

test.each([
  ['/material-ui/react-button/%23basic', '/material-ui/react-button/#basic'],
  ['/material-ui/react-button%3Fx=1', '/material-ui/react-button?x=1'],
  ['/production-error/%3Fcode%3D4%26args%5B%5D%3Da', '/production-error/?code=4&args[]=a'],
  ['/material-ui%2Freact-button/', '/material-ui/react-button/'],
  ['/material-ui/react-button%20', '/material-ui/react-button'],
  ['/material-ui/react-button/%23basic?utm=1', '/material-ui/react-button/?utm=1#basic'],
  ['/material-ui/react-button%3Fx=1#basic', '/material-ui/react-button?x=1#basic'],
])('by %s is meant %s', (address, meant) => {
  expect(read(address)).toBe(meant);
});

test.each([
  '/',
  '/nothing/here/?x=%23#%3F',
  '/nothing/a%20b/',
  '/nothing/100%25/',
  '/nothing/%E0%A4%A/',
  '/%2Fevil.example/',
  '/%5Cevil.example/%23',
  '/%20/evil.example/',
  '/nothing/%253Fx/',
])('%s is what was meant', (address) => {
  expect(read(address)).toBeNull();
});

test('whatever the address, it is one of this site, by which nothing else is meant', () => {
  const part = fc.constantFrom('/', '%2F', '%5C', '%23', '%3F', '%20', '%09', '%25', ':', 'a', '.');
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.array(part, { maxLength: 8 })), (text) => {
      const pathname = `/${typeof text === 'string' ? text : text.join('')}`;
      const meant = toMeantAddress({ pathname, search: '', hash: '' });
      if (meant === null) return;
      expect(new URL(meant, 'https://docs.example').origin).toBe('https://docs.example');
      expect(read(meant)).toBeNull();
    }),
    { numRuns: 2000 },
  );
});
