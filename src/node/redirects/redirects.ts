import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseYaml } from '../content/parseYaml';
import { ContentErrors } from '../errors';
import { isFileFolder } from './fileFolders';
import { isPattern } from './isPattern';
import { partName } from './partName';

export const redirectsFile = 'content/redirects.yml';

const redirectSchema = z
  .strictObject({
    from: z
      .string()
      .regex(
        /^\/(?:[\w.-]+\/)+(?:\*|[\w-]+\.\w+)?$|^\/[\w.-]+\/(?:(?:[\w.-]+|:[a-z]+)\/)+$/,
        'End with "/", "/*" or the name of a file.',
      ),
    // Below a folder, so that no part of an address makes it that of another host.
    to: z
      .string()
      .regex(
        /^\/(?:[\w.-]+\/)*(?:[\w-]+\.\w+|#[\w-]+)?$|^\/(?:[\w.-]+\/)+(?:[\w-]*:splat|(?::[a-z]+\/)+)$/,
        'End with "/", "/#" and a section, the name of a file, or such as ":page/" or ":splat" below a folder.',
      ),
    status: z.literal([301, 302]).default(301),
  })
  .refine(({ from, to }) => from.endsWith('*') === to.endsWith(':splat'), {
    path: ['to'],
    message: '":splat" is the place of "*". Write both or neither.',
  })
  .refine(
    ({ from, to }) => (to.match(partName) ?? []).every((name) => from.includes(`/${name}/`)),
    { path: ['to'], message: 'No part of "from" is called so. Write one of its names.' },
  )
  .refine(({ from }) => !isPattern(from) || !isFileFolder(from.split('/')[1] ?? ''), {
    path: ['from'],
    message: 'The build writes files to this folder. Name the old addresses one by one.',
  });

/** An old address, with `*` for its end or names such as `:page` for parts, and its place today, with `:splat` for that end and the names. */
export type Redirect = z.infer<typeof redirectSchema>;

/** A row, and above it what it would lead to in two steps: the other rows that begin where it ends. */
function withEnds(row: Redirect, rows: readonly Redirect[]): Redirect[] {
  if (!row.to.endsWith(':splat')) return [row];
  const target = row.to.slice(0, -':splat'.length);
  const ends = rows
    .filter(({ from }) => from.startsWith(target))
    .map((end): Redirect => ({
      from: row.from.slice(0, -1) + end.from.slice(target.length),
      to: end.to,
      status: row.status === 302 ? 302 : end.status,
    }));
  return [...ends, row];
}

/** The rows without those that another one above them answers for. */
function withoutRepeated(rows: readonly Redirect[]): Redirect[] {
  const first = new Map<string, Redirect>();
  for (const row of rows) if (!first.has(row.from)) first.set(row.from, row);
  return [...first.values()];
}

/** A row as it is written. */
export interface AuthoredRedirect extends Redirect {
  lines: { from: number; to: number };
}

/** @throws ContentErrors with the line of each mistake. */
export function readAuthoredRedirects(file: string): AuthoredRedirect[] {
  const { data, lineOf } = parseYaml(
    readFileSync(file, 'utf8'),
    redirectsFile,
    z.array(redirectSchema),
  );
  return data.map((row, index) => ({
    ...row,
    lines: { from: lineOf([index, 'from']) ?? 1, to: lineOf([index, 'to']) ?? 1 },
  }));
}

/** @returns rows that need one step each. @throws ContentErrors with the line of each mistake. */
export function readRedirects(file: string = redirectsFile): Redirect[] {
  const rows = readAuthoredRedirects(file).map(({ from, to, status }) => ({ from, to, status }));
  return withoutRepeated(rows.flatMap((row) => withEnds(row, rows)));
}

/** The same for those who can do without: none where a row has a mistake, which is told of where the file itself is checked. */
export function readRedirectsOrNone(file: string): Redirect[] {
  try {
    return readRedirects(file);
  } catch (error) {
    if (error instanceof ContentErrors) return [];
    throw error;
  }
}

/** Languages whose prefix was once part of an address. */
const languages = ['en', 'zh', 'fr', 'de', 'ja', 'ru', 'es', 'pt'];

/**
 * Every row also with the prefix of a language, so that such an address needs one step as well; then the pages of today.
 * @param pathnames of the pages of today.
 */
export function withLanguages(
  redirects: readonly Redirect[],
  pathnames: Iterable<string>,
): Redirect[] {
  const folders = new Set([...pathnames].map((pathname) => pathname.split('/')[1] ?? ''));
  folders.delete('');
  return [
    ...redirects,
    ...languages.flatMap((language): Redirect[] => [
      ...redirects.map((redirect) => ({ ...redirect, from: `/${language}${redirect.from}` })),
      { from: `/${language}/`, to: '/', status: 301 },
      ...[...folders].map((folder): Redirect => ({
        from: `/${language}/${folder}/*`,
        to: `/${folder}/:splat`,
        status: 301,
      })),
    ]),
  ];
}
