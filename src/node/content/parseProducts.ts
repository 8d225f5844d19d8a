import { z } from 'zod';
import { ContentErrors, type ContentError } from '../errors';
import { parseYaml } from './parseYaml';

const pathname = z.string().regex(/^\/([\w.-]+\/)*$/, 'A pathname starts and ends with a slash');

const packageSchema = z.strictObject({
  name: z.string().min(1),
  apiPrefix: pathname,
  interfaces: z.array(z.string().min(1)).default([]),
});

const startsSchema = z.strictObject({
  guides: z.array(pathname).default([]),
  components: z.array(pathname).default([]),
});

const productSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'An id is lower case with dashes'),
  name: z.string().min(1),
  category: z.enum(['core', 'x']),
  prefix: pathname,
  home: pathname,
  navigation: z.string().min(1),
  description: z.string().min(1),
  starts: startsSchema.prefault({}),
  packages: z.array(packageSchema).min(1),
  olderVersions: z.array(z.strictObject({ version: z.string(), href: z.url() })).default([]),
});

type Placed<T> = T & {
  /** Line of the file at which it starts. */
  line: number;
};

export type StartPage = Placed<{ pathname: string }>;

/** One documented product as content/products.yml has it. */
export type ProductInput = Placed<
  Omit<z.infer<typeof productSchema>, 'packages' | 'starts'> & {
    packages: Placed<z.infer<typeof packageSchema>>[];
    starts: Record<keyof z.infer<typeof startsSchema>, StartPage[]>;
  }
>;

/** Two products with one id or one folder would share their pages. */
function checkUnique(
  key: 'id' | 'prefix',
  products: readonly ProductInput[],
  file: string,
): ContentError[] {
  return products.flatMap(({ [key]: value, line }, index) => {
    const first = products.findIndex((product) => product[key] === value);
    if (first === index) return [];
    const message = `Duplicated ${key} "${value}", also in ${file}:${products[first]?.line}. Give one of them another ${key}.`;
    return [{ file, line, message }];
  });
}

/** @throws ContentErrors with the line of each mistake. */
export function parseProducts(text: string, file: string): ProductInput[] {
  const { data, lineOf } = parseYaml(text, file, z.array(productSchema).min(1));
  const products = data.map((product, index) => {
    const toLine = (...path: PropertyKey[]) => lineOf([index, ...path]) ?? 1;
    const toStartPages = (kind: keyof typeof product.starts): StartPage[] =>
      product.starts[kind].map((pathname, position) => ({
        pathname,
        line: toLine('starts', kind, position),
      }));
    return {
      ...product,
      line: toLine(),
      packages: product.packages.map((item, position) => ({
        ...item,
        line: toLine('packages', position),
      })),
      starts: { guides: toStartPages('guides'), components: toStartPages('components') },
    };
  });
  const errors = [...checkUnique('id', products, file), ...checkUnique('prefix', products, file)];
  if (errors.length > 0) throw new ContentErrors(errors);
  return products;
}
