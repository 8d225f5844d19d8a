import { z } from 'zod';
import { parseYaml } from '../content/parseYaml';
import { ContentErrors, type ContentError } from '../errors';
import { suggest } from '../suggest';

/** Words by the name of an icon, in the order of the file, which is that in which icons are offered. */
export type IconMeanings = ReadonlyMap<string, string>;

const meaningsSchema = z.record(
  z.string(),
  z.string().regex(/^[a-z0-9'-]+( [a-z0-9'-]+)*(, [a-z0-9'-]+( [a-z0-9'-]+)*)*$/, {
    message: 'Words are in lower case with a comma and a space between them. Correct them.',
  }),
);

/**
 * @param text YAML, `Delete: trash, bin`. @param names of the installed icons.
 * @throws ContentErrors for YAML of another form and for icons that are not there.
 */
export function parseMeanings(
  text: string,
  file: string,
  names: ReadonlySet<string>,
): IconMeanings {
  const { data, lineOf } = parseYaml(text, file, meaningsSchema);
  const errors = Object.keys(data).flatMap((name): ContentError[] => {
    if (names.has(name)) return [];
    const line = lineOf([name]);
    const message = `No icon "${name}" in @mui/icons-material.${suggest(name, [...names])} Name one without its style.`;
    return [{ file, message, ...(line === undefined ? {} : { line }) }];
  });
  if (errors.length > 0) throw new ContentErrors(errors);
  return new Map(Object.entries(data));
}
