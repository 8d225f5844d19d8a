import { lineAt } from '../lineAt';

/** What a command asks a package manager for. */
export interface InstallRequest {
  kind: 'install' | 'run';
  /** `@mui/material@5.14.18`. */
  spec: string;
  /** One-based line of the script. */
  line: number;
}

interface Word {
  text: string;
  line: number;
}

/** In this order: a line that goes on, a comment, an output that goes to a file, the end of a command, a word. */
const tokens =
  /\\\n|#.*|\d*>(?:&\d|[^\n;|&])*|(?<end>&&|\|\||[;|&\n])|(?<word>(?:"[^"\n]*"|'[^'\n]*'|\\.|[^\s;|&\\])+)/g;

/** Commands of a script, as words without quotes. */
function toCommands(script: string): Word[][] {
  const commands: Word[][] = [[]];
  for (const { groups, index } of script.matchAll(tokens)) {
    const { end, word } = groups ?? {};
    if (end !== undefined) commands.push([]);
    if (word === undefined) continue;
    const line = lineAt(script, index);
    commands.at(-1)?.push({ text: word.replace(/(["'])(.*?)\1/g, '$2'), line });
  }
  return commands;
}

const beforeCommands = /^(?:\$|sudo|[A-Za-z_]\w*=.*)$/;
const installers =
  /^(?:npm (?:install|i|add)|pnpm (?:add|install|i)|yarn add|bun (?:add|install|i))$/;
const runners = /^(?:npm (?:exec|x)|pnpm dlx|yarn dlx|bun x)$/;
const creators = /^(?:npm (?:create|init)|pnpm create|yarn create)$/;
const shortRunners: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['npx', ['npm', 'exec']],
  ['bunx', ['bun', 'x']],
]);

const valuedOptions =
  /^(?:-C|--prefix|--dir|--cwd|-F|--filter|--registry|--tag|--omit|--include|--save-prefix|--scope|--cache|--loglevel)$/;
/** With pnpm these are switches. */
const valuedOptionsOfNpm = /^(?:-w|--workspace)$/;

interface Operands {
  /** Subcommand, then what it is about. */
  operands: Word[];
  /** What a runner is told to fetch for a command of another name. */
  packages: Word[];
}

function readOperands(manager: string, words: readonly Word[]): Operands {
  const operands: Word[] = [];
  const packages: Word[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined) break;
    const { text, line } = word;
    const value = words[index + 1];
    // Behind the name of what is run, options are its own.
    const isRunner = operands.length === 1 && runners.test(`${manager} ${operands[0]?.text ?? ''}`);
    if (text === '--') return { operands: [...operands, ...words.slice(index + 1)], packages };
    if (!text.startsWith('-')) {
      operands.push(word);
    } else if (isRunner && /^--package=./.test(text)) {
      packages.push({ text: text.replace('--package=', ''), line });
    } else if (isRunner && /^(?:-p|--package)$/.test(text)) {
      if (value) packages.push(value);
      index += 1;
    } else if (
      valuedOptions.test(text) ||
      (manager === 'npm' && valuedOptionsOfNpm.test(text)) ||
      (isRunner && /^(?:-c|--call)$/.test(text))
    ) {
      index += 1;
    }
  }
  return { operands, packages };
}

/** `vite@6` → `create-vite@6`, `@mui/app` → `@mui/create-app`, `@mui` → `@mui/create`; null for what the managers do not agree on. */
function toCreator(spec: string): string | null {
  const [whole, scope, name, version = ''] =
    /^(?:(@[\w.-]+)\/?)?(\w[\w.-]*)?(@.+)?$/.exec(spec) ?? [];
  if (!whole || name?.startsWith('create-')) return null;
  return (
    [scope, name === undefined ? 'create' : `create-${name}`].filter(Boolean).join('/') + version
  );
}

function parseCommand(command: readonly Word[]): InstallRequest[] {
  const start = command.findIndex(({ text }) => !beforeCommands.test(text));
  const [first, ...words] = command.slice(Math.max(start, 0));
  if (first === undefined) return [];
  const [manager, runs] = shortRunners.get(first.text) ?? [first.text];
  const read = readOperands(manager, runs ? [{ ...first, text: runs }, ...words] : words);
  const place = manager === 'yarn' ? read.operands[0]?.text : undefined;
  const skipped = place === 'workspace' ? 2 : place === 'global' ? 1 : 0;
  const [subcommand, ...operands] = read.operands.slice(skipped);
  const name = `${manager} ${subcommand?.text ?? ''}`;
  const toRequest =
    (kind: InstallRequest['kind']) =>
    ({ text, line }: Word): InstallRequest => ({ kind, spec: text, line });
  if (installers.test(name)) return operands.map(toRequest('install'));
  if (runners.test(name)) {
    return (read.packages.length > 0 ? read.packages : operands.slice(0, 1)).map(toRequest('run'));
  }
  if (!creators.test(name)) return [];
  return operands.slice(0, 1).flatMap(({ text, line }) => {
    const spec = toCreator(text);
    return spec === null ? [] : [{ kind: 'run', spec, line }];
  });
}

/** Packages that the commands of a shell script install or run. */
export function parseInstallCommands(script: string): InstallRequest[] {
  return toCommands(script).flatMap(parseCommand);
}
