import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseYaml } from '../content/parseYaml';

/** Components and hooks that no page names, each with the reason; reviewed by people. */
export const withoutPageFile = 'content/without-page.yml';

const schema = z.array(
  z
    .strictObject({
      product: z.string(),
      names: z.array(z.string()).min(1),
      reason: z.string().min(10).optional(),
      page: z.string().startsWith('/').endsWith('/').optional(),
    })
    .refine(
      ({ reason, page }) => (reason === undefined) !== (page === undefined),
      'An entry has a reason, or the page that will name it',
    ),
);

/** Names of one product with the reason why no page names them, or the unwritten page that will. */
export interface WithoutPage {
  product: string;
  names: string[];
  reason?: string | undefined;
  page?: string | undefined;
  line: number;
}

/** @throws ContentErrors with the line of each mistake. */
export function readWithoutPage(file: string = withoutPageFile): WithoutPage[] {
  const text = readFileSync(file, 'utf8');
  const starts = text.split('\n').flatMap((line, index) => (line.startsWith('- ') ? [index + 1] : []));
  return parseYaml(text, withoutPageFile, schema).data.map((entry, index) => ({
    ...entry,
    line: starts[index] ?? 1,
  }));
}
