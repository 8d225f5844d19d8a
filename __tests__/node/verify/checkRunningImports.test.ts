import path from 'node:path';
import { checkRunningImports } from '../../../src/node/verify/checkRunningImports';
import type { AuthoredPage } from '../../../src/node/verify/readPages';
import type { Snippet } from '../../../src/node/verify/snippets';
import { VerifyCache } from '../../../src/node/verify/verifyCache';
import { createTemporaryFolder } from '../../support/temporaryFolder';

async function check(...codes: string[]): Promise<string[]> {
  const cache = new VerifyCache(createTemporaryFolder('running-imports'));
  const snippets = codes.map((code, index): Snippet => {
    const fenceLine = 10 * (index + 1);
    return {
      page: { file: 'content/page/index.mdx' } as AuthoredPage,
      fenceLine,
      language: 'tsx',
      title: null,
      noCheck: null,
      code,
      toLine: (line) => fenceLine + line,
    };
  });
  const tools = { root: path.resolve(), cache, onProgress: () => undefined };
  const problems = await checkRunningImports(snippets, tools);
  return problems.map(({ line = 0, message }) => `${line}: ${/"(.+?)"/.exec(message)?.[1]}`);
}

test('what only the declarations of a package have is told of, wherever it is imported from', async () => {
  expect(
    await check(
      "import { MenuPaper } from '@mui/material/Menu';\nexport default () => <MenuPaper />;",
      "import Menu, {\n  MenuPaper,\n} from '@mui/material/Menu';\nexport const parts = [Menu, MenuPaper];",
      "import * as menu from '@mui/material/Menu';\n\nexport const part = menu.MenuPaper;",
    ),
  ).toEqual(['11: MenuPaper', '22: MenuPaper', '33: MenuPaper']);
});

test('types, parts of packages, icons and what others export are no mistake', async () => {
  expect(
    await check(
      "import { Menu, MenuProps } from '@mui/material';\nexport default (props: MenuProps) => <Menu {...props} />;",
      "import Close from '@mui/icons-material/Close';\nimport { Delete } from '@mui/icons-material';\nexport const icons = [Close, Delete];",
      "import { nobody } from 'somewhere';\nimport { Oak } from './Oak';\nexport const all = [nobody, Oak];\n// @mui/material",
    ),
  ).toEqual([]);
});

test('they are told of beside code that cannot be read, and beside imports that lead nowhere', async () => {
  expect(
    await check(
      "import { Menu } from '@mui/material';\nexport const menu = (Menu;",
      "import { MenuPaper } from '@mui/material/Menu';\nexport default () => <MenuPaper />;",
      "import Nobody from '@mui/material/Nobody';\nexport default () => <Nobody />;",
    ),
  ).toEqual(['21: MenuPaper']);
});
