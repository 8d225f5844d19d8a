import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { format } from 'prettier';
import type { ApiReferenceData } from '../../shared/apiReference';
import type { DemoSource } from './collectDemos';

/** What a playground needs of the reference of a component. */
export type PlaygroundReference = Pick<
  ApiReferenceData,
  'key' | 'product' | 'name' | 'packageName' | 'imports' | 'props' | 'inheritedProps'
>;

interface ModuleOptions {
  reference: PlaygroundReference;
  /** For the components that `code` names. */
  references: readonly PlaygroundReference[];
  /** Source text of props that are elements or functions. */
  code: Readonly<Record<string, string>>;
  initialProps: Readonly<Record<string, unknown>>;
  /** Props that the author gives, also those with a component's own default. */
  givenNames: readonly string[];
  /** Where the module is written, relative to the repository root. */
  file: string;
}

/** A date of the library that `dateProvider` has. */
const dateCall = /^\s*dayjs\(["'][\d\s:T-]*["']\)\s*$/;

/** Whether a text that stands for a prop is source: elements, a function, or a date. */
export function isSource(text: string): boolean {
  return /^\s*<[A-Za-z]/.test(text) || /^\s*\([\w\s,{}]*\) =>/.test(text) || dateCall.test(text);
}

function findComponents(source: string): string[] {
  return [...new Set([...source.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))];
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

function toComponent(
  name: string,
  { children, ...code }: Readonly<Record<string, string>>,
  hasDates: boolean,
): string {
  const props = Object.entries(code).map(([prop, source]) => ` ${prop}={${source}}`);
  if (props.length === 0 && children === undefined && !hasDates) return name;
  const start = `${name} {...props}${props.join('')}`;
  const element = children === undefined ? `<${start} />` : `<${start}>${children}</${name}>`;
  return `(props: ComponentPropsWithoutRef<typeof ${name}>) => ${hasDates ? dateProvider.open + element + dateProvider.close : element}`;
}

/**
 * Writes the module whose default export a playground shows, so that it is rendered and bundled like a demo.
 * @returns it as a demo's source, and the components in `code` that no import is known for.
 */
export function writePlaygroundModule(options: ModuleOptions): {
  source: DemoSource;
  unknown: string[];
} {
  const { reference, references, code, initialProps, givenNames, file } = options;
  const names = [
    ...new Set([reference.name, ...Object.values(code).flatMap((text) => findComponents(text))]),
  ];
  const found = names.map((name) => [name, toImport(name, reference, references)] as const);
  const hasDates = reference.packageName === '@mui/x-date-pickers';
  const imports = [
    ...found.flatMap(([, statement]) => (statement === null ? [] : [statement])),
    ...(hasDates ? dateProvider.imports : []),
    ...(Object.values(code).some((text) => dateCall.test(text))
      ? ["import dayjs from 'dayjs';"]
      : []),
  ];
  const runtime = join(process.cwd(), 'src/demo-runtime/createPlayground');
  const component = toComponent(reference.name, code, hasDates);
  const text = [
    "import type { ComponentPropsWithoutRef } from 'react';",
    ...imports,
    `import { createPlayground } from ${JSON.stringify(runtime)};`,
    `export default createPlayground(${component}, ${JSON.stringify(initialProps)}, ${JSON.stringify(givenNames)});`,
    '',
  ].join('\n');
  const path = join(process.cwd(), file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return {
    source: {
      file,
      code: text,
      styling: 'System',
      localFiles: [],
      packages: imports.map(toSpecifier).sort(),
    },
    unknown: found.filter(([, statement]) => statement === null).map(([name]) => name),
  };
}

/** Elements as Prettier writes them, without indentation of their own. @throws SyntaxError if they cannot be parsed. */
export async function formatElements(jsx: string): Promise<string> {
  const formatted = await format(`<>${jsx}</>`, { parser: 'babel', printWidth: 76 });
  return formatted
    .trim()
    .replace(/^<>|<\/>;$/g, '')
    .replace(/^\n|\n$/g, '')
    .replace(/^ {2}/gm, '');
}

/** An expression as Prettier writes it. @throws SyntaxError if it cannot be parsed. */
export async function formatExpression(source: string): Promise<string> {
  const formatted = await format(`(${source})`, {
    parser: 'babel',
    printWidth: 72,
    singleQuote: true,
  });
  return formatted.trim().replace(/;$/, '');
}
