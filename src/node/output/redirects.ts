import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseYaml } from '../content/parseYaml';

export const redirectsFile = 'content/redirects.yml';

const redirectSchema = z.strictObject({
  from: z.string().startsWith('/'),
  to: z.string().startsWith('/'),
  status: z.union([z.literal(301), z.literal(302)]).default(301),
});

/** An old address, `*` for the rest of the path, and its place today, with `:splat` for that rest. */
export type Redirect = z.infer<typeof redirectSchema>;

/** Languages whose prefix was once part of an address. */
const prefixes = ['en', 'zh'];

/** Every row also with a language prefix, so that such an address needs one step as well; then the prefixes alone. */
function withLanguages(redirects: readonly Redirect[]): Redirect[] {
  return [
    ...redirects,
    ...prefixes.flatMap((prefix) =>
      redirects.map((redirect) => ({ ...redirect, from: `/${prefix}${redirect.from}` })),
    ),
    ...prefixes.map((prefix): Redirect => ({ from: `/${prefix}/*`, to: '/:splat', status: 301 })),
  ];
}

/** @throws ContentErrors with the line of each mistake. */
export function readRedirects(file: string = redirectsFile): Redirect[] {
  return withLanguages(
    parseYaml(readFileSync(file, 'utf8'), redirectsFile, z.array(redirectSchema)).data,
  );
}

/** Text of `_redirects` for static hosts. */
export function toRedirectsFile(redirects: readonly Redirect[]): string {
  return `${redirects.map(({ from, to, status }) => `${from} ${to} ${status}`).join('\n')}\n`;
}

const flags = { 301: 'permanent', 302: 'redirect' } as const;

/** The same rules for nginx, to be included in a `server` block; paths without a trailing slash are led to the end at once. */
export function toNginxRules(redirects: readonly Redirect[]): string {
  const rules = redirects.map(({ from, to, status }) => {
    const isFile = /\.\w+$/.test(from);
    const pattern = from
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\/\*$/, '/(.*?)')
      .replace(/\/$/, '');
    const target = to.replace(':splat', '$1');
    return `rewrite ^${pattern}${isFile ? '' : '/?'}$ ${target}${isFile || target.endsWith('/') ? '' : '/'} ${flags[status]};`;
  });
  return `${rules.join('\n')}\n`;
}
