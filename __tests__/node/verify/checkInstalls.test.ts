import { checkInstalls } from '../../../src/node/verify/checkInstalls';
import type { KnownPackages } from '../../../src/node/verify/installedPackages';
import type { AuthoredPage } from '../../../src/node/verify/readPages';

const known: KnownPackages = {
  versions: new Map(),
  documented: new Map(),
  peers: new Map([['calendar', [{ by: '@mui/x-date-pickers', range: '^2.13.0-0' }]]]),
  commands: new Set(),
  named: [],
};

function messagesFor(command: string): string[] {
  const page = { file: 'page.mdx', body: { inlineCodes: [{ value: command, line: 3 }] } };
  return checkInstalls([page as unknown as AuthoredPage], [], known).map(({ message }) => message);
}

it('takes a preview that the range of a peer names, and no other', () => {
  expect(messagesFor('npm install calendar@2.13.0-0')).toEqual([]);
  expect(messagesFor('npm install calendar@2.30.0-0')).toEqual([
    expect.stringContaining('is outside of "^2.13.0-0", which @mui/x-date-pickers asks for'),
  ]);
});
