import { isPattern } from '../redirects/isPattern';
import { partName } from '../redirects/partName';
import type { Redirect } from '../redirects/redirects';

/**
 * Text of `_redirects` for static hosts. Rows without a pattern come first, which changes no answer, as no pattern above one
 * fits it: some hosts take few rows with a pattern, and take every row below the first of them for one.
 */
export function toRedirectsFile(redirects: readonly Redirect[]): string {
  const hasPattern = ({ from }: Redirect) => isPattern(from);
  const rows = [...redirects.filter((row) => !hasPattern(row)), ...redirects.filter(hasPattern)];
  return `${rows.map(({ from, to, status }) => `${from} ${to} ${status}`).join('\n')}\n`;
}

const flags = { 301: 'permanent', 302: 'redirect' } as const;

const escape = (path: string) => path.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** A query stands before the section; by itself nginx puts it behind, and not if a `?` is last. */
function toTarget(from: string, to: string): string {
  const names: readonly string[] = from.match(partName) ?? [];
  const target = to.replace(partName, (name) => `$${names.indexOf(name) + 1}`);
  return target.includes('#') ? `${target.replace('#', '$is_args$args#')}?` : target;
}

/** Paths without a trailing slash are led to the end at once, those of files as they are. */
function toRewrites({ from, to, status }: Redirect): string[] {
  const flag = flags[status];
  if (!from.endsWith('/*')) {
    const pattern = escape(from).replace(partName, '([^/]+)').replace(/\/$/, '/?');
    return [`rewrite ^${pattern}$ ${toTarget(from, to)} ${flag};`];
  }
  const folder = escape(from.slice(0, -2));
  const target = to.replace(':splat', '$1');
  return [
    `rewrite ^${folder}(?:/(|.*/|.*\\.\\w+))?$ ${target} ${flag};`,
    `rewrite ^${folder}/(.+)$ ${target}/ ${flag};`,
  ];
}

/** The same for nginx. What the site has wins over an old address, as on static hosts. */
export function toNginxSnippet(redirects: readonly Redirect[]): string {
  return `# Old addresses. Include this in the server block of the site, which has \`root\` and no other \`location /\`.
location / {
  try_files $uri \${uri}index.html @old_addresses;
}
location @old_addresses {
  if (-f $document_root$uri/index.html) {
    rewrite ^(.*[^/])$ $1/ permanent;
  }
${redirects
  .flatMap(toRewrites)
  .map((line) => `  ${line}\n`)
  .join('')}  return 404;
}
`;
}
