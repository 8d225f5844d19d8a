import type { Plugin } from 'rolldown';

/** @returns what a mend of `src/node/demos/mendModule` makes of a file's code. */
export function mendCode({ transform }: Plugin, code: string): string {
  if (typeof transform !== 'object') throw new Error('The plugin has no transform.');
  const handler = transform.handler as (code: string) => { code: string };
  return handler(code).code;
}
