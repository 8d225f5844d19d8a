import { readAddress } from '../../../src/node/content/readAddress';

const fallback = 'https://plumbline.example';
const read = (value: string | undefined) => readAddress({ SITE_URL: value }, 'SITE_URL', fallback);

it('takes the slash off the end, so that pathnames can follow', () => {
  expect(read('https://docs.example.com/')).toBe('https://docs.example.com');
  expect(read('https://docs.example.com')).toBe('https://docs.example.com');
  expect(read('http://localhost:9000/docs//')).toBe('http://localhost:9000/docs');
});

it('has an address where none is set', () => {
  expect(read(undefined)).toBe(fallback);
});

it.each(['docs.example.com', 'ftp://docs.example.com', 'javascript:alert(1)', ''])(
  'refuses "%s" with a sentence',
  (value) => {
    expect(() => read(value)).toThrow(
      `SITE_URL is "${value}", which is no address of a site. Write one that starts with https:// or http://.`,
    );
  },
);
