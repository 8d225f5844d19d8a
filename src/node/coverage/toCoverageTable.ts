import type { CoveredReference, ProductCoverage } from './toCoverage';

/** Names set as code, one after the other; one that leads somewhere has a pathname. */
export interface CoverageNames {
  names: readonly string[];
  pathname?: string;
}

export type CoverageCell = string | number | CoverageNames;

/** A table of the report; the first cell of a row is its head. */
export interface CoverageTable {
  label: string;
  titles: readonly string[];
  rows: readonly (readonly CoverageCell[])[];
}

function toPercent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`;
}

/** Sums over the references of one or several products. */
function toFigures(references: readonly CoveredReference[]): CoverageCell[] {
  const count = (is: string) => references.filter(({ page }) => page?.is === is).length;
  const shown = references.reduce((sum, reference) => sum + reference.shown.length, 0);
  const unshown = references.reduce((sum, reference) => sum + reference.unshown.length, 0);
  const props = shown + unshown;
  return [
    references.length,
    count('named'),
    count('listed'),
    count('unwritten'),
    props,
    shown,
    toPercent(shown, props),
  ];
}

function toSummary(coverage: readonly ProductCoverage[]): CoverageTable {
  return {
    label: 'Coverage of all products',
    titles: [
      'Product',
      'Components and hooks',
      'Named by a page',
      'Listed with a reason',
      'Page to be written',
      'Props',
      'Shown',
      'Share',
    ],
    rows: [
      ...coverage.map(({ name, references }) => [name, ...toFigures(references)]),
      ['All', ...toFigures(coverage.flatMap(({ references }) => references))],
    ],
  };
}

function toPageCell({ page }: CoveredReference): string {
  if (page === null) return 'Missing';
  if (page.is === 'listed') return page.reason;
  return page.is === 'named' ? 'Yes' : 'To be written';
}

function toProductTable({ name, references }: ProductCoverage): CoverageTable {
  return {
    label: `Coverage of ${name}`,
    titles: ['Name', 'Page', 'Props shown', 'Not shown yet'],
    rows: references.map((reference) => {
      const { pathname, shown, unshown } = reference;
      const props = shown.length + unshown.length;
      return [
        { names: [reference.name], pathname },
        toPageCell(reference),
        props === 0 ? '–' : `${shown.length} of ${props}`,
        { names: unshown },
      ];
    }),
  };
}

/**
 * The table that a `<Coverage>` stands for.
 * @param of id of a product, whose components and hooks are listed with the props that nothing shows; without it the table has
 * the figures of each product and of all. @returns null where no product has the id.
 */
export function toCoverageTable(
  coverage: readonly ProductCoverage[],
  of: unknown,
): CoverageTable | null {
  if (of === undefined) return toSummary(coverage);
  const product = coverage.find(({ productId }) => productId === of);
  return product ? toProductTable(product) : null;
}
