import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { generate } from './generateContent.mjs';

const repository = path.resolve(import.meta.dirname, '../../..');

/** What the site needs of its own content besides pages. */
const keptContent = /^content\/(?:translations\/|redirects\.yml$|dictionary\.txt$|packages\.yml$)/;

/** One product with the smallest API reference that there can be, for the generated pages. */
const products = `- id: material-ui
  name: Acme UI
  category: core
  prefix: /material-ui/
  home: /
  navigation: material-ui
  description: Generated pages, the same for every engine.
  packages:
    - name: web-vitals
      apiPrefix: /material-ui/api/
      interfaces: [Metric]
  olderVersions: []
`;

function toNavigation({ groups }) {
  return groups
    .map(({ slug, title, pages }) =>
      [
        `- pathname: /material-ui/${slug}-group`,
        `  title: ${title}`,
        '  children:',
        ...pages.flatMap((page) => [
          `    - pathname: /material-ui/${page.path}/`,
          `      title: ${page.title}`,
        ]),
      ].join('\n'),
    )
    .join('\n');
}

/** Copies this repository without its content; its packages as hard links, since they are many and never written to. */
export function copyOurs(site) {
  fs.rmSync(site, { recursive: true, force: true });
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: repository,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  for (const file of files.split('\0')) {
    const isOurs = file && !/^(?:__tests__|docs|bench)\//.test(file);
    if (!isOurs || (file.startsWith('content/') && !keptContent.test(file))) continue;
    const from = path.join(repository, file);
    if (!fs.existsSync(from)) continue;
    fs.mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    fs.copyFileSync(from, path.join(site, file));
  }
  execFileSync('cp', [
    '-al',
    path.join(repository, 'node_modules'),
    path.join(site, 'node_modules'),
  ]);
  fs.rmSync(path.join(site, 'node_modules/.cache'), { recursive: true, force: true });
  fs.writeFileSync(path.join(site, 'content/products.yml'), products);
  fs.writeFileSync(path.join(site, 'content/unwritten.yml'), '[]\n');
}

/** Writes the generated pages as pages of ours: a folder each, and a side navigation over all of them. */
export function writeOurContent(site, n) {
  const generated = path.join(site, '.generated');
  const plan = generate({ n, out: generated, links: 'pathname' });
  const content = path.join(site, 'content/material-ui');
  fs.rmSync(content, { recursive: true, force: true });
  for (const { pages } of plan.groups) {
    for (const page of pages) {
      const folder = path.join(content, page.path);
      fs.mkdirSync(folder, { recursive: true });
      fs.renameSync(path.join(generated, `${page.path}.md`), path.join(folder, 'index.mdx'));
    }
  }
  fs.rmSync(generated, { recursive: true, force: true });
  fs.writeFileSync(path.join(content, 'navigation.yml'), `${toNavigation(plan)}\n`);
  return plan;
}
