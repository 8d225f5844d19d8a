import { checkInstalls } from '../../../src/node/verify/checkInstalls';
import type { KnownPackages } from '../../../src/node/verify/installedPackages';
import type { AuthoredPage } from '../../../src/node/verify/readPages';

const known: KnownPackages = {
  versions: new Map([['tides', ['2.1.0']]]),
  documented: new Map([['tides', '2.1.0']]),
  peers: new Map([['calendar', [{ by: '@mui/x-date-pickers', range: '^2.13.0-0' }]]]),
  commands: new Set(),
  named: [{ name: 'tides', versions: ['1.9.0'], page: '/migration/' }],
};

function messagesFor(command: string, pathname = '/start/'): string[] {
  const page = { file: 'page.mdx', pathname, body: { inlineCodes: [{ value: command, line: 3 }] } };
  return checkInstalls([page as unknown as AuthoredPage], [], known).map(({ message }) => message);
}

it('takes a preview that the range of a peer names, and no other', () => {
  expect(messagesFor('npm install calendar@2.13.0-0')).toEqual([]);
  expect(messagesFor('npm install calendar@2.30.0-0')).toEqual([
    expect.stringContaining('is outside of "^2.13.0-0", which @mui/x-date-pickers asks for'),
  ]);
});

it('takes an older version of a documented package on the page of the migration that ends there, and nowhere else', () => {
  expect(messagesFor('npm install tides@1.9.0', '/migration/')).toEqual([]);
  expect(messagesFor('npm install tides@1.8.0', '/migration/')).toHaveLength(1);
  expect(messagesFor('npm install tides@1.9.0')).toEqual([
    expect.stringContaining('does not take 2.1.0, the version that this site documents'),
  ]);
});
