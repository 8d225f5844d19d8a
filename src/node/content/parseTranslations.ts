import { z } from 'zod';
import { ContentErrors } from '../errors';
import { navigationStrings } from './navigationStrings';
import { parseYaml } from './parseYaml';

type Report = (path: readonly string[]) => void;

function reportOthers(
  tree: Record<string, unknown>,
  above: readonly string[],
  report: Report,
): void {
  for (const [key, value] of Object.entries(tree)) {
    const path = [...above, key];
    const room = z.record(z.string(), z.unknown()).safeParse(value);
    if (room.success) reportOthers(room.data, path, report);
    else if (typeof value !== 'string') report(path);
  }
}

/** Strings in nested objects. A recursive union of both would report a wrong value at the object around everything. */
const stringTree = z.record(z.string(), z.unknown()).superRefine((tree, context) => {
  reportOthers(tree, [], (path) => {
    context.addIssue({
      code: 'custom',
      path: [...path],
      message: 'Translations are strings in nested objects. Correct the value.',
    });
  });
});

/** Interface strings of one language, as a file of content/translations has them. */
export interface Translations {
  language: string;
  strings: Record<string, unknown>;
}

/** @throws ContentErrors with the line of each mistake; in English also for each word that the side navigation lacks. */
export function parseTranslations(text: string, file: string): Translations {
  const language = /([a-z]{2})\.json$/.exec(file)?.[1];
  if (!language) {
    throw new ContentErrors([
      { file, message: 'A translation is named by its language. Name it en.json.' },
    ]);
  }
  // JSON is YAML, of whose parts the lines are known.
  const { data: strings } = parseYaml(text, file, stringTree);
  if (language === 'en') parseYaml(text, file, navigationStrings);
  return { language, strings };
}
