import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { codeStylings, type CodeStyling } from '../../shared/preferences';
import type { ContentError } from '../errors';
import { checkFixedIds } from './checkFixedIds';
import { checkImports } from './checkImports';
import { checkPaletteNames } from './checkPaletteNames';
import { checkPicturePaths } from './checkPicturePaths';
import { checkStylesheet } from './checkStylesheet';
import { createTextReader, type ReadText } from './createTextReader';
import { findExportLine, hasDefaultExport } from './defaultExport';
import { findSyntaxErrors, type SyntaxMistake } from './findSyntaxErrors';
import { readImports, type ImportedModule } from './readImports';
import { readPageTags } from './readPageTags';
import { toPagePathname } from './toPagePathname';

/** A file as authored. Paths are relative to the repository root, with forward slashes. */
export interface SourceFile {
  file: string;
  code: string;
}

/** A demo in one styling with the local files that it imports, directly or not. */
export interface DemoSource extends SourceFile {
  styling: CodeStyling;
  localFiles: SourceFile[];
  /** Packages that it or its local files import, as specifiers. */
  packages: string[];
}

export interface AuthoredDemo {
  name: string;
  docsPagePathname: string;
  /** System first. */
  sources: DemoSource[];
  /** Whether its page shows it in a frame of its own. */
  isFramed: boolean;
}

export interface CollectedDemos {
  demos: AuthoredDemo[];
  errors: ContentError[];
}

/** How a demo is called, and so its file or folder. */
export const demoName = /^[A-Z][A-Za-z0-9]*$/;

function toFile(path: string): string {
  return relative(process.cwd(), path).split('\\').join('/');
}

/** A folder with a page is that page's, however it is called. */
function isDemoFolder(entry: Dirent, folder: string): boolean {
  return (
    entry.isDirectory() &&
    demoName.test(entry.name) &&
    !existsSync(join(folder, entry.name, 'index.mdx'))
  );
}

const endings = ['', '.tsx', '.ts', '.css'];
const demoFile = /\.(?:tsx?|css)$/;

function resolveLocal(from: string, specifier: string): string | null {
  const base = resolve(dirname(from), specifier);
  const found = endings.find((ending) => /\.\w+$/.test(base + ending) && existsSync(base + ending));
  return found === undefined ? null : base + found;
}

interface Gathered {
  files: Map<string, string>;
  packages: Set<string>;
  errors: ContentError[];
}

/** What is parsed of files. */
interface Readers {
  findSyntaxErrors: ReadText<SyntaxMistake[]>;
  readImports: ReadText<ImportedModule[]>;
  hasDefaultExport: ReadText<boolean>;
}

/** Reads a file and what it imports from its page's folder. */
function gather(path: string, pageFolder: string, readers: Readers, gathered: Gathered): void {
  const code = readFileSync(path, 'utf8');
  gathered.files.set(path, code);
  const file = toFile(path);
  if (path.endsWith('.css')) {
    gathered.errors.push(...checkStylesheet(file, code));
    return;
  }
  const mistakes = readers.findSyntaxErrors(code, path);
  if (mistakes.length > 0) {
    gathered.errors.push(...mistakes.map((mistake) => ({ file, ...mistake })));
    return;
  }
  const imports = readers.readImports(code, path);
  gathered.errors.push(
    ...checkImports(file, imports),
    ...checkPicturePaths(file, code),
    ...checkPaletteNames(file, code),
    ...checkFixedIds(file, code),
  );
  for (const { specifier, line, typeOnly } of imports) {
    if (!specifier.startsWith('.')) {
      if (!typeOnly) gathered.packages.add(specifier);
      continue;
    }
    const local = resolveLocal(path, specifier);
    if (local === null) {
      const message = `There is no file "${specifier}". Write the path of a .tsx, .ts or .css file beside the demo.`;
      gathered.errors.push({ file, line, message });
    } else if (!demoFile.test(local)) {
      const message = `"${specifier}" cannot be part of a demo. Import a .tsx, .ts or .css file beside the demo.`;
      gathered.errors.push({ file, line, message });
    } else if (relative(pageFolder, local).startsWith('..')) {
      const message = `"${specifier}" lies outside the folder of the page. Move the file beside the demo, so that an exported project has it too.`;
      gathered.errors.push({ file, line, message });
    } else if (!gathered.files.has(local)) gather(local, pageFolder, readers, gathered);
  }
}

function readSource(path: string, styling: CodeStyling, pageFolder: string, readers: Readers) {
  const gathered: Gathered = { files: new Map(), packages: new Set(), errors: [] };
  gather(path, pageFolder, readers, gathered);
  const [[, code = ''] = [], ...localFiles] = gathered.files;
  const file = toFile(path);
  const errors = [...gathered.errors];
  const isRead = readers.findSyntaxErrors(code, path).length === 0;
  if (isRead && !readers.hasDefaultExport(code, path)) {
    const message =
      'The demo has no default export. Export the component that it shows: "export default function …".';
    errors.push({ file, line: findExportLine(code, path), message });
  }
  const source: DemoSource = {
    file,
    code,
    styling,
    localFiles: localFiles.map(([local, text]) => ({ file: toFile(local), code: text })),
    packages: [...gathered.packages].sort(),
  };
  return { source, errors };
}

/** The files of a demo by styling: one file, or a folder with one per styling. */
function findSourceFiles(entry: Dirent, folder: string): { styling: CodeStyling; path: string }[] {
  if (!entry.isDirectory()) return [{ styling: 'System', path: join(folder, entry.name) }];
  return codeStylings
    .map((styling) => ({ styling, path: join(folder, entry.name, `${styling.toLowerCase()}.tsx`) }))
    .filter(({ path }) => existsSync(path));
}

function collectDemo(
  entry: Dirent,
  folder: string,
  docsPagePathname: string,
  framed: ReadonlySet<string>,
  readers: Readers,
  into: CollectedDemos,
): void {
  const name = entry.name.replace(/\.tsx$/, '');
  const files = findSourceFiles(entry, folder);
  if (files[0]?.styling !== 'System') {
    const file = toFile(join(folder, entry.name, 'system.tsx'));
    const message = `The demo "${name}" has no such file. Add it; tailwind.tsx and css.tsx stand beside it.`;
    into.errors.push({ file, line: 1, message });
    return;
  }
  const read = files.map(({ styling, path }) => readSource(path, styling, folder, readers));
  into.errors.push(...read.flatMap(({ errors }) => errors));
  into.demos.push({
    name,
    docsPagePathname,
    sources: read.map(({ source }) => source),
    isFramed: framed.has(name),
  });
}

/** Demos that a page shows in a frame: `<Demo name="Drawer" iframe />`. */
function readFramedNames(folder: string): ReadonlySet<string> {
  const page = join(folder, 'index.mdx');
  const text = existsSync(page) ? readFileSync(page, 'utf8') : '';
  // Few pages have one, and the others need not be parsed here.
  const tags = /\biframe\b/.test(text) ? readPageTags(text, 'Demo') : [];
  return new Set(
    tags.flatMap(({ attributes: { name, iframe } }) => (name && iframe === 'true' ? [name] : [])),
  );
}

function collectFolder(
  folder: string,
  contentDir: string,
  readers: Readers,
  into: CollectedDemos,
): void {
  const pathname = toPagePathname(relative(contentDir, folder).split('\\').join('/'));
  const entries = readdirSync(folder, { withFileTypes: true });
  const names = new Set<string>();
  const framed = readFramedNames(folder);
  for (const entry of entries.sort((a, b) => a.name.localeCompare(b.name))) {
    const name = entry.name.replace(/\.tsx$/, '');
    const isDemo =
      isDemoFolder(entry, folder) || (/\.tsx$/.test(entry.name) && demoName.test(name));
    if (!isDemo) {
      if (entry.isDirectory()) collectFolder(join(folder, entry.name), contentDir, readers, into);
      continue;
    }
    if (names.has(name)) {
      const message = `The demo "${name}" exists as a file and as a folder. Keep one of them.`;
      into.errors.push({ file: toFile(join(folder, entry.name)), line: 1, message });
      continue;
    }
    names.add(name);
    collectDemo(entry, folder, pathname, framed, readers, into);
  }
}

/**
 * Finds the demos beside the pages: `BasicButtons.tsx`, or a folder `UnstyledButton/` with `system.tsx`, `tailwind.tsx`
 * and `css.tsx`. Other files beside a page (`products.ts`) are local modules that demos may import.
 * @param contentDir absolute path. @returns demos in the order of their paths, with all mistakes found.
 */
export function collectDemos(contentDir: string): CollectedDemos {
  const collected: CollectedDemos = { demos: [], errors: [] };
  const syntax = createTextReader('syntax', contentDir, findSyntaxErrors);
  const imports = createTextReader('imports', contentDir, readImports);
  const exported = createTextReader('default-exports', contentDir, hasDefaultExport);
  const readers = {
    findSyntaxErrors: syntax.read,
    readImports: imports.read,
    hasDefaultExport: exported.read,
  };
  collectFolder(contentDir, contentDir, readers, collected);
  for (const { save } of [syntax, imports, exported]) save();
  return collected;
}
