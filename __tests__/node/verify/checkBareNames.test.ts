import path from 'node:path';
import type { ApiReferenceNode } from '../../../src/node/site/siteContent';
import { checkBareNames } from '../../../src/node/verify/checkBareNames';
import type { AuthoredPage } from '../../../src/node/verify/readPages';
import type { AuthoredSite } from '../../../src/node/verify/readSite';
import { VerifyCache } from '../../../src/node/verify/verifyCache';
import { createTemporaryFolder } from '../../support/temporaryFolder';

const modal = {
  product: 'material-ui',
  name: 'Modal',
  themeName: 'MuiModal',
  props: [
    { name: 'keepMounted', type: 'boolean' },
    { name: 'variant', type: "'outlined' | 'plain'" },
  ],
  inheritedProps: [],
  parameters: [],
  returns: [],
  classes: [{ className: '.MuiModal-root' }],
  slots: [],
} as unknown as ApiReferenceNode;

const site = {
  content: { apiReferences: [modal], products: [{ packages: [{ name: '@mui/material' }] }] },
  demos: [],
} as unknown as AuthoredSite;

const cache = new VerifyCache(createTemporaryFolder('bare-names'));

function check(values: readonly string[], pathname = '/material-ui/react-modal/', code = '') {
  const fences = [{ line: 1, value: { language: 'tsx', meta: '', code } }];
  const inlineCodes = values.map((value, index) => ({ value, line: index + 1 }));
  const page = {
    file: 'content/page/index.mdx',
    kind: 'docs',
    pathname,
    product: 'material-ui',
    body: { fences, inlineCodes },
  } as unknown as AuthoredPage;
  return checkBareNames(site, [page], { root: path.resolve(), cache }).map(
    ({ line, message }) => `${line}: ${message}`,
  );
}

test('names of the packages, of React and HTML, and words that are near to none say nothing', () => {
  const names = [
    'keepMounted',
    'Modal',
    'MuiModal',
    'MuiModal-root',
    'useMediaQuery()',
    'variant="outlined"',
    'variant="gardened"',
    'useEffect',
    'tabIndex={0}',
    'gardener',
    'experimental_',
    '@mui/material/Modal',
    '@mui/x-data-grid-pro',
    '@mui/styles/makeStyles',
    '@mui/material/*',
    '@mui/material/Mo…',
  ];
  expect(check(names)).toEqual([]);
});

test.each([
  ['keepMountd', 'The packages have no "keepMountd". Did you mean "keepMounted"?'],
  ['keepMountd={true}', 'The packages have no "keepMountd". Did you mean "keepMounted"?'],
  ['Modl', 'The packages have no "Modl". Did you mean "Modal"?'],
  ['useMediaQurey()', 'The packages have no "useMediaQurey". Did you mean "useMediaQuery"?'],
  ['MuiModl', 'The packages have no "MuiModl". Did you mean "MuiModal"?'],
  ['MuiModal-rooot', 'The packages have no class "MuiModal-rooot". Did you mean "MuiModal-root"?'],
  ['variant="outlind"', 'No "variant" takes "outlind". Did you mean "outlined"?'],
  ['@mui/materiel', 'There is no package "@mui/materiel". Did you mean "@mui/material"?'],
])('%s is told of', (name, says) => {
  expect(check([name])).toEqual([`1: ${says} Correct it.`]);
});

test('a path that a package does not have is told of', () => {
  const says = '"@mui/material" has no "@mui/material/Modl". Correct the path.';
  expect(check(['@mui/material/Modl', "import Modal from '@mui/material/Modl'"])).toEqual([
    `1: ${says}`,
    `2: ${says}`,
  ]);
});

test('a page may name what its own code has, and a migration what there was', () => {
  const names = ['keepMountd', 'variant="outlind"'];
  const code = 'export const keepMountd = "outlind";';
  expect(check(names, '/material-ui/react-modal/', code)).toEqual([]);
  expect(check(names, '/material-ui/migration/migration-v4/')).toEqual([]);
});
