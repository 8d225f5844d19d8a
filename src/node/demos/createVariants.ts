import { basename, dirname, posix } from 'node:path';
import type { CodeStyling, CodeVariant } from '../../shared/preferences';
import type { ContentError } from '../errors';
import { highlightCode, highlightElements } from '../mdx/highlight';
import type { AuthoredDemo, DemoSource, SourceFile } from './collectDemos';
import { UnremovableSyntax } from './removeTypes';
import { toDependencies, type Dependency } from '../../shared/toDependencies';
import { readInstalledPackages } from './readInstalledPackages';
import { toJavaScript } from './toJavaScript';
import { toLibraryName, type LibraryName } from '../../shared/toLibraryName';
import { toPreview } from './toPreview';

/** A local file of a demo; see `DemoFile` of the schema. */
export interface DemoFile {
  path: string;
  code: string;
  html: string;
}

/** See `DemoVariant` of the schema. */
export interface DemoVariant {
  codeVariant: CodeVariant;
  codeStyling: CodeStyling;
  filename: string;
  code: string;
  html: string;
  previewHtml: string | null;
  files: DemoFile[];
  dependencies: Dependency[];
  library: LibraryName;
}

interface Translated {
  code: string;
  errors: ContentError[];
}

async function translate({ file, code }: SourceFile): Promise<Translated> {
  try {
    return { code: await toJavaScript(code, file), errors: [] };
  } catch (error) {
    if (!(error instanceof UnremovableSyntax)) {
      const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
      const message = `No JavaScript can be made of this: ${reason} Write it in another way.`;
      return { code, errors: [{ file, message }] };
    }
    const message = `${error.message} Use an object or a union instead.`;
    return { code, errors: [{ file, line: error.line, message }] };
  }
}

/** `tasks.ts` → `tasks.js`, `Row.tsx` → `Row.jsx`; stylesheets stay. */
function toJavaScriptPath(path: string): string {
  return path.replace(/\.ts(x?)$/, '.js$1');
}

function toLanguage(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1).replace(/^js$/, 'jsx');
}

/** `/material-ui/react-button/` → `Button`. */
function toShownComponent(pathname: string): string {
  const slug = /\/react-([\w-]+)\/$/.exec(pathname)?.[1] ?? '';
  return slug.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function toLocalPath(from: string, file: string): string {
  const path = posix.relative(dirname(from), file);
  return path.startsWith('.') ? path : `./${path}`;
}

async function createSourceVariants(demo: AuthoredDemo, source: DemoSource) {
  const shared = {
    codeStyling: source.styling,
    library: toLibraryName(source.packages),
  };
  const shown = toShownComponent(demo.docsPagePathname);
  const toVariant = (codeVariant: CodeVariant, code: string, files: SourceFile[]): DemoVariant => {
    const language = codeVariant === 'TS' ? 'tsx' : 'jsx';
    const preview = toPreview(code, `${demo.name}.${language}`, shown);
    return {
      ...shared,
      codeVariant,
      dependencies: toDependencies(
        source.packages,
        codeVariant,
        source.styling,
        readInstalledPackages(),
      ),
      filename: `${demo.name}.${codeVariant === 'TS' ? 'tsx' : 'js'}`,
      code,
      html: highlightCode(code, language),
      previewHtml: preview === null ? null : highlightElements(preview, language),
      files: files.map((file) => ({
        path: toLocalPath(source.file, file.file),
        code: file.code,
        html: highlightCode(file.code, toLanguage(basename(file.file))),
      })),
    };
  };
  const main = await translate(source);
  const errors = [...main.errors];
  const files: SourceFile[] = [];
  for (const file of source.localFiles) {
    if (file.file.endsWith('.css')) {
      files.push(file);
      continue;
    }
    const translated = await translate(file);
    errors.push(...translated.errors);
    files.push({ file: toJavaScriptPath(file.file), code: translated.code });
  }
  const variants = [
    toVariant('TS', source.code, source.localFiles),
    toVariant('JS', main.code, files),
  ];
  return { variants, errors };
}

/** TypeScript as written and JavaScript derived from it, for each styling of a demo. */
export async function createVariants(
  demo: AuthoredDemo,
): Promise<{ variants: DemoVariant[]; errors: ContentError[] }> {
  const made = await Promise.all(demo.sources.map((source) => createSourceVariants(demo, source)));
  return {
    variants: made.flatMap(({ variants }) => variants),
    errors: made.flatMap(({ errors }) => errors),
  };
}
