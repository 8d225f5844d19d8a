import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { AuthoredDemo } from '../demos/collectDemos';
import type { ContentError } from '../errors';
import { pictureEndings } from './pictureEndings';
import type { AuthoredSite } from './readSite';

/** Code and styles, which only demos may have beside a page. */
const codeFile = /(?:^|\/)[^./][^/]*\.(?:[cm]?[jt]sx?|css|less|scss)$/;

/** What authors of other sites put beside a page, and is read by nothing here. */
const unreadFile = new RegExp(`(?:^|/)[^./][^/]*\\.(?:md|${pictureEndings})$`);

function listFiles(root: string): string[] {
  return readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' }).map(
    (file) => `content/${file.split(path.sep).join('/')}`,
  );
}

/** What a page with mistakes would show is not known: its text may not have been read. */
function isShown({ name, docsPagePathname }: AuthoredDemo, site: AuthoredSite['content']): boolean {
  const page = site.docsPages.find(({ pathname }) => pathname === docsPagePathname);
  if (site.problems.some(({ file }) => file === page?.sourceFile)) return true;
  return page?.mentions.some(({ kind, value }) => kind === 'Demo' && value === name) ?? false;
}

/**
 * Demos that their page does not show, and files that no demo and no page has. The build takes both, so that a demo may be written
 * before its tag.
 * @param root absolute path of the folder with content/, from which the files of `demos` are given.
 */
export function checkDemoFiles(
  { demos, content }: Pick<AuthoredSite, 'demos' | 'content'>,
  root: string,
): ContentError[] {
  const used = new Set(
    demos.flatMap(({ sources }) =>
      sources.flatMap(({ file, localFiles }) => [file, ...localFiles.map((local) => local.file)]),
    ),
  );
  const files = listFiles(root);
  // The folder of a demo, and that of its page.
  const broken = new Set(
    content.problems
      .map(({ file }) => path.posix.dirname(file))
      .flatMap((folder) => [folder, path.posix.dirname(folder)]),
  );
  return [
    ...demos
      .filter((demo) => !isShown(demo, content))
      .map(({ name, sources }) => ({
        file: sources[0]?.file ?? name,
        line: 1,
        message: `The demo "${name}" is not shown. Write <Demo name="${name}" /> into the page beside it, or remove the demo.`,
      })),
    ...files
      .filter((file) => unreadFile.test(file))
      .map((file) => ({
        file,
        line: 1,
        message:
          'Nothing reads this file. A page is an index.mdx, and a picture stands in static/: call it so, move it, or remove it.',
      })),
    ...files
      .filter((file) => codeFile.test(file))
      // Where a demo cannot be read, what it would import is not known.
      .filter((file) => !used.has(file) && !broken.has(path.posix.dirname(file)))
      .map((file) => ({
        file,
        line: 1,
        message:
          'No demo has this file. Import it in one, call it as a demo is called (LoudChip.tsx, or system.tsx, tailwind.tsx or css.tsx in a folder LoudChip/), or remove it.',
      })),
  ];
}
