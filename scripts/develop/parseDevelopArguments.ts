import { parseArgs } from 'node:util';

/**
 * Takes `--only` out of what `npm run develop` was called with.
 * @returns its value, empty where it was forgotten; and all other arguments as they were, for Gatsby.
 */
export function parseDevelopArguments(args: readonly string[]): {
  only: string | undefined;
  rest: string[];
} {
  const { values, tokens } = parseArgs({
    args: [...args],
    options: { only: { type: 'string' } },
    strict: false,
    tokens: true,
  });
  const taken = new Set(
    tokens.flatMap((token) => {
      if (token.kind !== 'option' || token.name !== 'only') return [];
      return token.inlineValue === false ? [token.index, token.index + 1] : [token.index];
    }),
  );
  return {
    only: typeof values.only === 'boolean' ? '' : values.only,
    rest: args.filter((_argument, index) => !taken.has(index)),
  };
}
