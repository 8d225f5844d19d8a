import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { format } from 'prettier';
import { type ApiReferenceData } from '../../shared/apiReference';
import { type DemoSource } from './collectDemos';

/** What a playground needs of the reference of a component. */
export type PlaygroundReference = Pick<
  ApiReferenceData,
  'key' | 'product' | 'name' | 'packageName' | 'imports' | 'props'
>;

interface ModuleOptions {
  reference: PlaygroundReference;
  /** For the components inside `childrenJsx`. */
  references: readonly PlaygroundReference[];
  /** Elements between the tags; null for none. */
  childrenJsx: string | null;
  initialProps: Readonly<Record<string, unknown>>;
  /** Where the module is written, relative to the repository root. */
  file: string;
}

/** Whether the text between a playground's tags is elements and not words. */
export function isJsx(children: string): boolean {
  return /<[A-Za-z]/.test(children);
}

/** Components that elements name, without those of the page's own HTML. */
function findComponents(jsx: string): string[] {
  return [...new Set([...jsx.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))];
}

/** `DeleteIcon` → `@mui/icons-material/Delete`, if there is one. */
function toIconSpecifier(name: string): string | null {
  const specifier = `@mui/icons-material/${name.replace(/Icon$/, '')}`;
  try {
    createRequire(join(process.cwd(), 'package.json')).resolve(specifier);
    return specifier;
  } catch {
    return null;
  }
}

function toImport(
  name: string,
  reference: PlaygroundReference,
  references: readonly PlaygroundReference[],
): string | null {
  const found =
    name === reference.name
      ? reference
      : references.find((one) => one.name === name && one.product === reference.product);
  if (found?.imports[0]) return found.imports[0];
  const icon = name.endsWith('Icon') ? toIconSpecifier(name) : null;
  return icon && `import ${name} from '${icon}';`;
}

function toSpecifier(statement: string): string {
  return /from '([^']+)'/.exec(statement)?.[1] ?? '';
}

/** Date pickers need a date library around them. */
const dateProvider = {
  imports: [
    "import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';",
    "import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';",
  ],
  open: '<LocalizationProvider dateAdapter={AdapterDayjs}>',
  close: '</LocalizationProvider>',
};

/**
 * Writes the module whose default export a playground shows, so that it is rendered and bundled like a demo.
 * @returns it as a demo's source, and the names among the elements that no import is known for.
 */
export function writePlaygroundModule(options: ModuleOptions): {
  source: DemoSource;
  unknown: string[];
} {
  const { reference, references, childrenJsx, initialProps, file } = options;
  const names = [...new Set([reference.name, ...findComponents(childrenJsx ?? '')])];
  const found = names.map((name) => [name, toImport(name, reference, references)] as const);
  const hasDates = reference.packageName === '@mui/x-date-pickers';
  const imports = [
    ...found.flatMap(([, statement]) => (statement === null ? [] : [statement])),
    ...(hasDates ? dateProvider.imports : []),
  ];
  const element = `<${reference.name} {...props}>${childrenJsx ?? '{props.children}'}</${reference.name}>`;
  const tree = hasDates ? dateProvider.open + element + dateProvider.close : element;
  const component = childrenJsx === null && !hasDates ? reference.name : `(props) => ${tree}`;
  const runtime = join(process.cwd(), 'src/demo-runtime/createPlayground');
  const code = [
    ...imports,
    `import { createPlayground } from ${JSON.stringify(runtime)};`,
    `export default createPlayground(${component}, ${JSON.stringify(initialProps)});`,
    '',
  ].join('\n');
  const path = join(process.cwd(), file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, code);
  return {
    source: {
      file,
      code,
      styling: 'System',
      localFiles: [],
      packages: imports.map(toSpecifier).sort(),
    },
    unknown: found.filter(([, statement]) => statement === null).map(([name]) => name),
  };
}

/** Elements as Prettier writes them, without indentation of their own. @throws SyntaxError if they cannot be parsed. */
export async function formatJsx(jsx: string): Promise<string> {
  const formatted = await format(`<>${jsx}</>`, { parser: 'babel', printWidth: 76 });
  return formatted
    .trim()
    .replace(/^<>|<\/>;$/g, '')
    .replace(/^\n|\n$/g, '')
    .replace(/^ {2}/gm, '');
}
