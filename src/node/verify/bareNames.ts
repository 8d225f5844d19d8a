import { createRequire } from 'node:module';
import path from 'node:path';
import { html, svg } from 'property-information';
import type { ApiReferenceData } from '../../shared/apiReference';
import type { SiteContent } from '../site/siteContent';
import type { VerifyTools } from './compileCached';
import { readPackageStyleNames } from './packageStyleNames';
import { readPackageWords } from './packageWords';

/** What a product has that a bare name may mean. */
export interface ProductNames {
  /** Props, components, hooks, keys of the theme, exports of the packages. */
  names: ReadonlySet<string>;
  /** Texts that a prop takes, in any of the components. */
  values: ReadonlyMap<string, ReadonlySet<string>>;
}

function toProductNames(
  references: readonly ApiReferenceData[],
  exported: readonly string[],
): ProductNames {
  const names = new Set(exported);
  const values = new Map<string, Set<string>>();
  for (const reference of references) {
    const { name, themeName, props, inheritedProps, parameters, returns } = reference;
    names.add(name);
    if (themeName !== null) names.add(themeName);
    for (const item of [...props, ...inheritedProps, ...parameters, ...returns]) {
      const taken = values.get(item.name) ?? new Set();
      for (const [, value = ''] of item.type.matchAll(/'([^']*)'/g)) taken.add(value);
      values.set(item.name, taken);
      names.add(item.name);
    }
  }
  return { names, values };
}

function listExports(packages: readonly string[], root: string): string[] {
  const load = createRequire(path.join(root, 'package.json'));
  return [...packages, '@mui/material/styles', '@mui/joy/styles'].flatMap((name) =>
    Object.keys(load(name) as object),
  );
}

/** What names without a notation are compared with. */
export class BareNames {
  /** Words of the packages, of React, of HTML. */
  readonly words: ReadonlySet<string>;
  /** Global classes, without a dot. */
  readonly classes: ReadonlySet<string>;
  private readonly exported: readonly string[];
  private readonly ofProducts = new Map<string | null, ProductNames>();

  constructor(
    private readonly site: Pick<SiteContent, 'apiReferences' | 'products'>,
    tools: Pick<VerifyTools, 'root' | 'cache'>,
  ) {
    const packages = site.products.flatMap((product) => product.packages.map(({ name }) => name));
    this.exported = listExports(packages, tools.root);
    this.words = new Set([
      ...readPackageWords(packages, tools),
      ...[html, svg].flatMap(({ property }) => Object.keys(property)),
    ]);
    this.classes = new Set([
      ...readPackageStyleNames(packages, tools).classes,
      ...site.apiReferences.flatMap(({ classes, slots }) =>
        [...classes, ...slots].flatMap(({ className }) => className?.replace(/^\./, '') ?? []),
      ),
    ]);
  }

  /** Those of the product of a page; of all where it has none. */
  of(product: string | null): ProductNames {
    const found =
      this.ofProducts.get(product) ??
      toProductNames(
        this.site.apiReferences.filter((item) => product === null || item.product === product),
        this.exported,
      );
    this.ofProducts.set(product, found);
    return found;
  }
}
