import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { VerifyReport } from '../../../src/node/verify/verifySite';
import { createTemporaryFolder } from '../../support/temporaryFolder';

/** A mistake in a copy of a real page. */
interface Seed {
  what: string;
  page: string;
  /** Put at the end of the page. */
  text: string;
  /** Part of the line of `text` that is wrong. */
  wrong: string;
  check: string;
  /** What the message has to say. */
  says: string;
}

const button = 'content/material-ui/react-button/index.mdx';
const joy = 'content/joy-ui/getting-started/index.mdx';
const base = 'content/base-ui/react-switch/index.mdx';
const breakpoints = 'content/material-ui/customization/breakpoints/index.mdx';
const grid = 'content/x/react-data-grid/index.mdx';
const styledComponents = 'content/material-ui/guides/styled-components/index.mdx';
const markdown = 'content/experiments/docs/markdown/index.mdx';

const fence = (language: string, ...lines: string[]) =>
  ['```' + language, ...lines, '```'].join('\n');

const seeds: readonly Seed[] = [
  {
    what: 'a prop that a component does not have, in a tsx block',
    page: button,
    text: fence(
      'tsx',
      "import Button from '@mui/material/Button';",
      '',
      'export default function Wrong() {',
      '  return <Button colour="primary">Save</Button>;',
      '}',
    ),
    wrong: 'colour=',
    check: 'code',
    says: "'colour'",
  },
  {
    what: 'a value that a prop does not take',
    page: grid,
    text: fence(
      'tsx',
      "import { DataGrid } from '@mui/x-data-grid';",
      '',
      'export default function Wrong() {',
      '  return <DataGrid rows={[]} columns={[]} density="tight" />;',
      '}',
    ),
    wrong: '"tight"',
    check: 'code',
    says: '"tight"',
  },
  {
    what: 'a value of a playground that the component does not take',
    page: breakpoints,
    text: `<Playground of="Chip" values='{"label":"Oak","variant":"loud"}' />`,
    wrong: 'loud',
    check: 'playgrounds',
    says: 'loud',
  },
  {
    what: 'an import that is not in the package',
    page: joy,
    text: fence('ts', "import { Knob } from '@mui/joy';", '', 'export { Knob };'),
    wrong: 'import { Knob }',
    check: 'code',
    says: 'Knob',
  },
  {
    what: 'a path that the package does not have',
    page: base,
    text: fence('js', "import { Switch } from '@mui/base/Swich';", '', 'export { Switch };'),
    wrong: 'Swich',
    check: 'code',
    says: '@mui/base/Swich',
  },
  {
    what: 'a part that only the declarations of a package have, in a block',
    page: button,
    text: fence(
      'tsx',
      "import { MenuPaper } from '@mui/material/Menu';",
      'export default function Wrong() {',
      '  return <MenuPaper />;',
      '}',
    ),
    wrong: '{ MenuPaper }',
    check: 'running imports',
    says: '"MenuPaper"',
  },
  {
    what: 'a name that is not declared, in a jsx block',
    page: markdown,
    text: fence('jsx', 'export function Wrong() {', '  return <p>{title}</p>;', '}'),
    wrong: '{title}',
    check: 'code',
    says: "'title'",
  },
  {
    what: 'a syntax error',
    page: breakpoints,
    text: fence('ts', 'export const wide = (1200;'),
    wrong: '(1200',
    check: 'code',
    says: 'TS1005',
  },
  {
    what: 'a style sheet of a package that is not installed',
    page: base,
    text: fence('ts', "import 'no-such-package/styles';"),
    wrong: 'no-such-package',
    check: 'code',
    says: 'no-such-package/styles',
  },
  {
    what: 'the added side of a diff',
    page: markdown,
    text: fence(
      'diff',
      " import Button from '@mui/material/Button';",
      ' export default function Wrong() {',
      '-  return <Button>Old</Button>;',
      '+  return <Button variant="flat">New</Button>;',
      ' }',
    ),
    wrong: 'variant="flat"',
    check: 'code',
    says: '"flat"',
  },
  {
    what: 'a line of a diff without a sign',
    page: markdown,
    text: fence('diff', '+export const one = 1;', 'export const two = 2;'),
    wrong: 'export const two',
    check: 'data blocks',
    says: 'A line of a diff',
  },
  {
    what: 'an exemption without a reason',
    page: markdown,
    text: fence('ts no-check', 'export const free = anything;'),
    wrong: 'no-check',
    check: 'code',
    says: 'without a reason',
  },
  {
    what: 'a comment that switches the compiler off for a block',
    page: breakpoints,
    text: fence(
      'tsx',
      '// @ts-nocheck',
      "import Button from '@mui/material/Button';",
      '',
      'export const wrong = <Button colour="x">Save</Button>;',
    ),
    wrong: '@ts-nocheck',
    check: 'code',
    says: '"@ts-nocheck" keeps code from being compiled',
  },
  {
    what: 'a comment that switches the compiler off for a line',
    page: joy,
    text: fence('diff', '+// @ts-ignore', "+export const one: number = '1';"),
    wrong: '@ts-ignore',
    check: 'code',
    says: '"@ts-ignore" keeps code from being compiled',
  },
  {
    what: 'a block with the name of a file that only sounds exempt',
    page: grid,
    text: fence('tsx title="no-check.tsx"', "export const one: number = '1';"),
    wrong: 'export const one',
    check: 'code',
    says: 'TS2322',
  },
  {
    what: 'JSON with a comma too many',
    page: markdown,
    text: fence('json', '{', '  "strict": true,', '}'),
    wrong: '"strict": true,',
    check: 'data blocks',
    says: 'trailing comma',
  },
  {
    what: 'YAML with a broken indentation',
    page: markdown,
    text: fence('yaml', 'title: Buttons', '  description: Wrong'),
    wrong: 'title: Buttons',
    check: 'data blocks',
    says: 'no valid yaml',
  },
  {
    what: 'a CSS property that does not exist',
    page: markdown,
    text: fence('css', '.wrong {', '  colr: red;', '}'),
    wrong: 'colr',
    check: 'data blocks',
    says: '"color"',
  },
  {
    what: 'HTML that is not closed',
    page: markdown,
    text: fence('html', '<main>', '  <p>Text</p>', '</div>', '</main>'),
    wrong: '</div>',
    check: 'data blocks',
    says: '</div>',
  },
  {
    what: 'shell with a quote that does not end',
    page: markdown,
    text: fence('bash', 'npm test', 'grep -rn "Button src'),
    wrong: 'grep -rn',
    check: 'data blocks',
    says: 'no valid bash',
  },
  {
    what: 'a package that does not exist',
    page: button,
    text: fence('bash', 'npm install @mui/materiel@5.14.18'),
    wrong: 'materiel',
    check: 'installation',
    says: 'Did you mean "@mui/material"?',
  },
  {
    what: 'a version that is not the documented one',
    page: joy,
    text: fence('bash', 'pnpm add @mui/joy@5.0.0-beta.99'),
    wrong: 'beta.99',
    check: 'installation',
    says: 'Write @mui/joy@5.0.0-beta.15',
  },
  {
    what: 'a documented package without a version',
    page: base,
    text: fence('bash', 'yarn add @mui/base'),
    wrong: 'yarn add',
    check: 'installation',
    says: 'without a version',
  },
  {
    what: 'a peer outside of its range',
    page: grid,
    text: fence('bash', 'npm install react@19 react-dom@^18.3.1'),
    wrong: 'react@19',
    check: 'installation',
    says: 'outside of',
  },
  {
    what: 'a tag in place of a version',
    page: breakpoints,
    text: 'Run `npm install @emotion/react@next` first.',
    wrong: '@next',
    check: 'installation',
    says: 'a tag means another version',
  },
  {
    what: 'a prop that a component does not have, in a sentence',
    page: button,
    text: 'Set `<Button varient>` to another look.',
    wrong: 'varient',
    check: 'names',
    says: 'Did you mean "variant"?',
  },
  {
    what: 'a value in a sentence',
    page: button,
    text: 'Set `<Button size="huge">` for a big one.',
    wrong: 'huge',
    check: 'names',
    says: 'takes "huge"',
  },
  {
    what: 'a prop after a dot',
    page: base,
    text: 'Read `Switch.chekced` before.',
    wrong: 'chekced',
    check: 'names',
    says: '"chekced"',
  },
  {
    what: 'a component that does not exist',
    page: joy,
    text: 'Put it into a `<Buttton>` at last.',
    wrong: 'Buttton',
    check: 'names',
    says: 'Did you mean "Button"?',
  },
  {
    what: 'a class that does not exist',
    page: button,
    text: 'Style `.MuiButton-startIcn` for it.',
    wrong: 'startIcn',
    check: 'names',
    says: 'Did you mean ".MuiButton-startIcon"?',
  },
  {
    what: 'a key of the classes object',
    page: button,
    text: 'Or use `buttonClasses.startIcn` for it.',
    wrong: 'startIcn',
    check: 'names',
    says: '"startIcn"',
  },
  {
    what: 'a theme key that does not exist',
    page: breakpoints,
    text: 'It is `theme.palette.primary.mane` by default.',
    wrong: 'mane',
    check: 'names',
    says: 'palette.primary.mane',
  },
  {
    what: 'a CSS variable of Material UI',
    page: breakpoints,
    text: 'It is `--mui-palette-primary-mane` by default.',
    wrong: 'mane',
    check: 'names',
    says: 'Did you mean "--mui-palette-primary-main"?',
  },
  {
    what: 'a CSS variable of Joy UI',
    page: joy,
    text: 'It is `var(--joy-palette-primary-999)` by default.',
    wrong: '999',
    check: 'names',
    says: '--joy-palette-primary-999',
  },
  {
    what: 'a CSS variable of a component',
    page: joy,
    text: 'Set `--Button-gapp` to more.',
    wrong: 'gapp',
    check: 'names',
    says: 'Did you mean "--Button-gap"?',
  },
  {
    what: 'a slot that no component of the page has',
    page: base,
    text: 'Replace `slots.thump` by your own.',
    wrong: 'thump',
    check: 'names',
    says: 'Did you mean "thumb"?',
  },
  {
    what: 'a prop behind a spread',
    page: button,
    text: 'Or `<Button {...props} colour="x">` for it.',
    wrong: 'colour',
    check: 'names',
    says: 'no prop "colour"',
  },
  {
    what: 'a value in single quotes',
    page: button,
    text: "Or `<Button size='vast'>` for it.",
    wrong: 'vast',
    check: 'names',
    says: 'takes "vast"',
  },
  {
    what: 'a value in braces',
    page: button,
    text: 'Or `<Button size={"giant"}>` for it.',
    wrong: 'giant',
    check: 'names',
    says: 'takes "giant"',
  },
  {
    what: 'a component inside another',
    page: button,
    text: 'Or `<Button><Iconn /></Button>` for it.',
    wrong: 'Iconn',
    check: 'names',
    says: 'Unknown component "Iconn"',
  },
  {
    what: 'a component of a closing tag',
    page: button,
    text: 'It ends at `</Buton>` at last.',
    wrong: 'Buton',
    check: 'names',
    says: 'Did you mean "Button"?',
  },
  {
    what: 'a slot of a tag',
    page: base,
    text: 'Or `<Switch slots={{ thump: Thumb }}>` for it.',
    wrong: 'thump',
    check: 'names',
    says: 'Did you mean "thumb"?',
  },
  {
    what: 'a slot of an attribute',
    page: base,
    text: 'Or `slotProps={{ trak: {} }}` for it.',
    wrong: 'trak',
    check: 'names',
    says: 'Did you mean "track"?',
  },
  {
    what: 'a class with a state of the browser',
    page: button,
    text: 'Style `.MuiButton-endIcn:hover` for it.',
    wrong: 'endIcn',
    check: 'names',
    says: 'Did you mean ".MuiButton-endIcon"?',
  },
  {
    what: 'the second class of a selector',
    page: button,
    text: 'Style `.MuiButton-root.Mui-disabledd` for it.',
    wrong: 'disabledd',
    check: 'names',
    says: 'Did you mean ".Mui-disabled"?',
  },
  {
    what: 'a CSS variable of a declaration',
    page: joy,
    text: 'Write `--Button-gab: 4px` for more.',
    wrong: 'gab',
    check: 'names',
    says: 'Did you mean "--Button-gap"?',
  },
  {
    what: 'a CSS variable with a fallback',
    page: breakpoints,
    text: 'Or `var(--mui-palette-primary-mainn, red)` without it.',
    wrong: 'mainn',
    check: 'names',
    says: 'Did you mean "--mui-palette-primary-main"?',
  },
  {
    what: 'a theme key in brackets',
    page: breakpoints,
    text: "Or `theme.palette['primaryy']` for all of it.",
    wrong: 'primaryy',
    check: 'names',
    says: 'palette.primaryy',
  },
  {
    what: 'a theme key in an expression',
    page: breakpoints,
    text: 'Or `alpha(theme.palette.primary.mein, 0.5)` for half of it.',
    wrong: 'mein',
    check: 'names',
    says: 'palette.primary.mein',
  },
  {
    what: 'a theme key below one that only the code of a page with `declare module` has',
    page: styledComponents,
    text: 'It is in `theme.components.MuiButton.defaultPropz` then.',
    wrong: 'defaultPropz',
    check: 'names',
    says: 'components.MuiButton.defaultPropz',
  },
  {
    what: 'a prop of an excerpt',
    page: button,
    text: '<Props of="Button" only="variant,sise" />',
    wrong: 'sise',
    check: 'names',
    says: 'Did you mean "size"?',
  },
  {
    what: 'a class in the styles of a block',
    page: base,
    text: fence('css', '.MuiSwitch-thump {', '  color: red;', '}'),
    wrong: 'thump',
    check: 'style names',
    says: 'Did you mean "MuiSwitch-thumb"?',
  },
  {
    what: 'a color that the palette does not have, in a block',
    page: button,
    text: fence('ts', "export const styles = { color: 'primary.mane' };"),
    wrong: 'mane',
    check: 'style names',
    says: 'has no "primary.mane"',
  },
  {
    what: 'a prop without a component',
    page: button,
    text: 'Leave out `disableFocusRiple` for it.',
    wrong: 'disableFocusRiple',
    check: 'bare names',
    says: 'Did you mean "disableFocusRipple"?',
  },
  {
    what: 'a component without its tag',
    page: grid,
    text: 'It is one `DataGird` more.',
    wrong: 'DataGird',
    check: 'bare names',
    says: 'Did you mean "DataGrid"?',
  },
  {
    what: 'a hook',
    page: breakpoints,
    text: 'Call `useMediaQurey()` for it.',
    wrong: 'useMediaQurey',
    check: 'bare names',
    says: 'Did you mean "useMediaQuery"?',
  },
  {
    what: 'a key of the components of a theme',
    page: button,
    text: 'Its key is `MuiButon` in the theme.',
    wrong: 'MuiButon',
    check: 'bare names',
    says: 'Did you mean "MuiButton"?',
  },
  {
    what: 'a class without its dot',
    page: button,
    text: 'It has the class `MuiButton-startIconn` then.',
    wrong: 'startIconn',
    check: 'bare names',
    says: 'Did you mean "MuiButton-startIcon"?',
  },
  {
    what: 'a value of a prop without a component',
    page: joy,
    text: 'Set `variant="outlind"` for it.',
    wrong: 'outlind',
    check: 'bare names',
    says: 'Did you mean "outlined"?',
  },
  {
    what: 'a path of a package in a sentence',
    page: button,
    text: 'Import it from `@mui/material/Buton` at last.',
    wrong: 'Buton',
    check: 'bare names',
    says: 'has no "@mui/material/Buton"',
  },
  {
    what: 'a package in a sentence',
    page: base,
    text: 'It is in `@mui/materiel` too.',
    wrong: 'materiel',
    check: 'bare names',
    says: 'Did you mean "@mui/material"?',
  },
  {
    what: 'a property of CSS in sx',
    page: button,
    text: fence(
      'tsx',
      "import Box from '@mui/material/Box';",
      '',
      'export const box = <Box sx={{ padddingg: 2 }} />;',
    ),
    wrong: 'padddingg',
    check: 'style keys',
    says: 'Did you mean "padding"?',
  },
  {
    what: 'a property of CSS in styled',
    page: joy,
    text: fence(
      'tsx',
      "import { styled } from '@mui/joy/styles';",
      '',
      "export const Root = styled('div')({",
      "  flexDirecton: 'column',",
      '});',
    ),
    wrong: 'flexDirecton',
    check: 'style keys',
    says: 'Did you mean "flexDirection"?',
  },
  {
    what: 'an attribute of ARIA in a block',
    page: button,
    text: fence(
      'tsx',
      "import Box from '@mui/material/Box';",
      '',
      'export const save = <Box aria-lable="Save">Save</Box>;',
    ),
    wrong: 'aria-lable',
    check: 'ARIA names',
    says: 'Did you mean "aria-label"?',
  },
  {
    what: 'a role in a block',
    page: joy,
    text: fence(
      'tsx',
      "import Box from '@mui/joy/Box';",
      '',
      'export const save = <Box role="buton">Save</Box>;',
    ),
    wrong: 'buton',
    check: 'ARIA names',
    says: 'Did you mean "button"?',
  },
  {
    what: 'an attribute of ARIA in a sentence',
    page: button,
    text: 'Write `<Button aria-labeledby>` for it.',
    wrong: 'aria-labeledby',
    check: 'ARIA names',
    says: 'Did you mean "aria-labelledby"?',
  },
  {
    what: 'a link to a page that does not exist',
    page: button,
    text: 'See [tabs](/material-ui/react-tabz/) too.',
    wrong: 'tabz',
    check: 'content',
    says: 'leads nowhere',
  },
  {
    what: 'a link without its last slash',
    page: button,
    text: 'See [tabs](/material-ui/react-tabs) too.',
    wrong: 'react-tabs',
    check: 'content',
    says: 'no trailing slash',
  },
  {
    what: 'a hash that the page does not have',
    page: button,
    text: 'See [above](#no-such-heading) again.',
    wrong: 'no-such-heading',
    check: 'links',
    says: 'no anchor "no-such-heading"',
  },
  {
    what: 'a hash that another page does not have',
    page: joy,
    text: 'See [there](/material-ui/react-button/#no-such-heading) too.',
    wrong: 'no-such-heading',
    check: 'links',
    says: 'no anchor "no-such-heading"',
  },
  {
    what: 'an address that is none',
    page: grid,
    text: 'See [there](https://example/page) too.',
    wrong: 'https://example/page',
    check: 'links',
    says: 'no address of the web',
  },
  {
    what: 'a link that depends on its page',
    page: grid,
    text: 'See [there](../react-button/) too.',
    wrong: '../react-button/',
    check: 'links',
    says: 'depends on where the page is',
  },
  {
    what: 'a picture without a text',
    page: markdown,
    text: '![](/mark.svg)',
    wrong: '![]',
    check: 'pictures',
    says: 'has no text',
  },
  {
    what: 'a demo that does not exist',
    page: button,
    text: '<Demo name="NoSuchDemo" />',
    wrong: 'NoSuchDemo',
    check: 'content',
    says: 'has no file',
  },
  {
    what: 'a playground of an unknown component',
    page: button,
    text: '<Playground of="Buton" />',
    wrong: 'Buton',
    check: 'content',
    says: 'unknown component',
  },
  {
    what: 'an attribute that a tag does not have',
    page: button,
    text: '<Props of="Button" just="variant" />',
    wrong: 'just=',
    check: 'content',
    says: 'unknown attribute',
  },
  {
    what: 'a second heading of the first level',
    page: grid,
    text: '# Another title',
    wrong: '# Another title',
    check: 'content',
    says: 'of level 1',
  },
  {
    what: 'a heading that leaves out a level',
    page: joy,
    text: '## A section\n\n#### Much deeper',
    wrong: '#### Much deeper',
    check: 'content',
    says: 'follows level 2',
  },
  {
    what: 'a heading without text',
    page: grid,
    text: '##',
    wrong: '##',
    check: 'content',
    says: 'A heading has no text',
  },
  {
    what: 'a link without text',
    page: grid,
    text: 'See [](/material-ui/react-tabs/) too.',
    wrong: '[](',
    check: 'content',
    says: 'has no text',
  },
  {
    what: 'a misspelled word between backticks that are text',
    page: base,
    text: 'Every \\`seperate\\` width is a step.',
    wrong: 'seperate',
    check: 'spelling',
    says: 'Did you mean "separate"?',
  },
  {
    what: 'a misspelled word',
    page: breakpoints,
    text: 'Every width is a seperate step.',
    wrong: 'seperate',
    check: 'spelling',
    says: 'Did you mean "separate"?',
  },
];

/** Mistakes in a line of front matter. */
const frontMatter = [
  {
    page: 'content/material-ui/react-tabs/index.mdx',
    key: 'description',
    value: 'Too short.',
    says: '50 to 160',
  },
  {
    page: 'content/material-ui/react-dialog/index.mdx',
    key: 'title',
    value: 'Diallog',
    says: 'Diallog',
  },
  { page: base, key: 'hooks', value: '[useSwich]', says: 'useSwich' },
] as const;

/** A mistake in a row of the old addresses. */
const redirects = 'content/redirects.yml';

/** A mistake in the strings of the interface. */
const strings = 'content/translations/en.json';

/** A mistake in the file of a demo. */
const demo = 'content/material-ui/react-button/BasicButtons.tsx';

/** A mistake in the class of a demo in Tailwind. */
const tailwindDemo = 'content/base-ui/react-button/BasicButton/tailwind.tsx';

let root: string;
let report: VerifyReport;
const expected = new Map<string, string>();

function edit(file: string, change: (text: string) => string): void {
  const absolute = path.join(root, file);
  writeFileSync(absolute, change(readFileSync(absolute, 'utf8')));
}

function lineOf(text: string, part: string, from = 0): number {
  const at = text.indexOf(part, from);
  if (at === -1) throw new Error(`"${part}" is not in the text`);
  return text.slice(0, at).split('\n').length;
}

function plant(seed: Seed): void {
  edit(seed.page, (text) => {
    const planted = `${text.trimEnd()}\n\n`;
    const all = `${planted}${seed.text}\n`;
    expected.set(seed.what, `${seed.page}:${lineOf(all, seed.wrong, planted.length)}`);
    return all;
  });
}

beforeAll(() => {
  root = createTemporaryFolder('seeded');
  cpSync('content', path.join(root, 'content'), { recursive: true });
  for (const name of [
    'node_modules',
    'src',
    'static',
    'package.json',
    'package-lock.json',
    '.prettierrc.json',
  ]) {
    symlinkSync(path.resolve(name), path.join(root, name));
  }
  for (const { page, key, value } of frontMatter) {
    edit(page, (text) => {
      const changed = text.replace(new RegExp(`^${key}: .*$`, 'm'), `${key}: ${value}`);
      expected.set(`${key} ${value}`, `${page}:${lineOf(changed, `${key}: `)}`);
      return changed;
    });
  }
  edit(redirects, (text) => {
    const changed = text.replace('#forward-the-ref', '#forward-the-reff');
    expected.set('redirect', `${redirects}:${lineOf(changed, '#forward-the-reff')}`);
    return changed;
  });
  edit(strings, (text) => {
    const changed = text.replace('"products": "Products"', '"products": 5');
    expected.set('strings', `${strings}:${lineOf(changed, '"products": 5')}`);
    return changed;
  });
  edit(demo, (text) => {
    const planted = `${text}\nexport const wrong: number = 'no number';\n`;
    expected.set('demo', `${demo}:${lineOf(planted, 'no number')}`);
    return planted;
  });
  edit(tailwindDemo, (text) => {
    const changed = text.replace('rounded-', 'rouned-');
    expected.set('Tailwind', `${tailwindDemo}:${lineOf(changed, 'rouned-')}`);
    return changed;
  });
  for (const seed of seeds) plant(seed);
  const json = path.join(root, 'report.json');
  const program = path.resolve('__tests__/support/verifyCopy.ts');
  spawnSync(process.execPath, ['--import', 'tsx', program, json], { cwd: root });
  report = JSON.parse(readFileSync(json, 'utf8')) as VerifyReport;
}, 600_000);

test.each(seeds)('reports $what', ({ what, check, says }) => {
  const found = report.problems.filter(
    ({ file, line }) => `${file}:${line ?? 1}` === expected.get(what),
  );
  expect(found).toContainEqual(
    expect.objectContaining({ check, message: expect.stringContaining(says) }),
  );
});

test.each(frontMatter)('reports $key: $value', ({ key, value, says }) => {
  const found = report.problems.filter(({ message }) => message.includes(says));
  expect(found.map(({ file, line }) => `${file}:${line ?? 1}`)).toContain(
    expected.get(`${key} ${value}`),
  );
});

test('reports a section that an old address leads to', () => {
  const found = report.problems.filter(({ message }) => message.includes('forward-the-reff'));
  expect(found.map(({ check, file, line }) => `${check} ${file}:${line ?? 1}`)).toEqual([
    `redirects ${expected.get('redirect') ?? ''}`,
  ]);
});

test('reports a string of the interface that is none', () => {
  const found = report.problems.filter(({ file }) => file === strings);
  expect(found.map(({ check, file, line }) => `${check} ${file}:${line ?? 1}`)).toEqual([
    `content ${expected.get('strings') ?? ''}`,
  ]);
});

test('reports a demo that does not compile', () => {
  const found = report.problems.filter(({ check }) => check === 'demo types');
  expect(found.map(({ file, line }) => `${file}:${line ?? 1}`)).toEqual([expected.get('demo')]);
});

test('reports a class that Tailwind does not have', () => {
  const found = report.problems.filter(({ check }) => check === 'Tailwind classes');
  expect(found.map(({ file, line }) => `${file}:${line ?? 1}`)).toEqual([expected.get('Tailwind')]);
});

test('reports nothing else', () => {
  const places = new Set(expected.values());
  const others = report.problems.filter(({ file, line }) => !places.has(`${file}:${line ?? 1}`));
  expect(others).toEqual([]);
});
