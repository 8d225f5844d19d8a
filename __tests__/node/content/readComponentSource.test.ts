import { readComponentSource } from '../../../src/node/content/readComponentSource';

const root = process.cwd();
const joy = [{ name: '@mui/joy', version: '5.0.0-beta.15' }];
const material = [
  { name: '@mui/material', version: '5.14.18' },
  { name: '@mui/lab', version: '5.0.0-alpha.153' },
];

it('links the source of the component that a page is named after', () => {
  const page = {
    pathname: '/joy-ui/react-button/',
    components: ['ButtonGroup', 'Button'],
    githubLabel: null,
  };
  expect(readComponentSource(page, joy, root)?.sourceUrl).toMatch(/\/Button$/);
});

it('links the source at the release that a beta belongs to', () => {
  const page = {
    pathname: '/joy-ui/react-button/',
    components: ['Button', 'ButtonGroup'],
    githubLabel: 'component: button',
  };
  expect(readComponentSource(page, joy, root)).toEqual({
    packageName: '@mui/joy',
    packageVersion: '5.0.0-beta.15',
    sourceUrl: 'https://github.com/mui/material-ui/tree/v5.14.18/packages/mui-joy/src/Button',
    issuesUrl: 'https://github.com/mui/material-ui/labels/component%3A%20button',
  });
});

it('finds the package of the product that holds the component', () => {
  const page = {
    pathname: '/material-ui/react-masonry/',
    components: ['Masonry'],
    githubLabel: null,
  };
  expect(readComponentSource(page, material, root)).toMatchObject({
    packageName: '@mui/lab',
    issuesUrl: null,
  });
});

it('promises no source for what has no folder of its own', () => {
  const page = {
    pathname: '/material-ui/react-nothing/',
    components: ['NoSuchComponent'],
    githubLabel: null,
  };
  expect(readComponentSource(page, material, root)).toMatchObject({
    packageName: '@mui/material',
    sourceUrl: null,
  });
});

it('gives nothing for a page without components', () => {
  const page = { pathname: '/joy-ui/react-nothing/', components: [], githubLabel: null };
  expect(readComponentSource(page, joy, root)).toBeNull();
});

it('gives nothing for a guide, which is about none of the components that it uses', () => {
  const page = {
    pathname: '/material-ui/customization/dark-mode/',
    components: ['AppBar'],
    githubLabel: null,
  };
  expect(readComponentSource(page, material, root)).toBeNull();
});
