import { z } from 'zod';
import { parseYaml } from './parseYaml';

const pathname = z.string().regex(/^\/([\w.-]+\/)*$/, 'A pathname starts and ends with a slash');

const packageSchema = z.strictObject({
  name: z.string().min(1),
  apiPrefix: pathname,
  interfaces: z.array(z.string().min(1)).default([]),
});

const productSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'An id is lower case with dashes'),
  name: z.string().min(1),
  category: z.enum(['core', 'x']),
  prefix: pathname,
  home: pathname,
  navigation: z.string().min(1),
  description: z.string().min(1),
  packages: z.array(packageSchema).min(1),
  olderVersions: z.array(z.strictObject({ version: z.string(), href: z.url() })).default([]),
});

/** One documented product as content/products.yml has it. */
export type ProductInput = z.infer<typeof productSchema>;

/** @throws ContentErrors with the line of each mistake. */
export function parseProducts(text: string, file: string): ProductInput[] {
  return parseYaml(text, file, z.array(productSchema).min(1)).data;
}
