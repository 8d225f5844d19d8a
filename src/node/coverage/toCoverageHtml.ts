import { escapeHtml } from '../../shared/escapeHtml';
import type { CoveredReference, ProductCoverage } from './toCoverage';

function toTable(label: string, titles: readonly string[], rows: readonly string[]): string {
  const head = titles.map((title) => `<th scope="col">${title}</th>`).join('');
  return `<div class="table-scroll" role="region" aria-label="${escapeHtml(label)}" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function toRow(name: string, cells: readonly (string | number)[]): string {
  return `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function toPercent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`;
}

interface Figures {
  references: number;
  named: number;
  listed: number;
  unwritten: number;
  props: number;
  shown: number;
}

/** Sums over the references of one or several products. */
export function toFigures(references: readonly CoveredReference[]): Figures {
  const count = (is: string) => references.filter(({ page }) => page?.is === is).length;
  const shown = references.reduce((sum, reference) => sum + reference.shown.length, 0);
  const unshown = references.reduce((sum, reference) => sum + reference.unshown.length, 0);
  return {
    references: references.length,
    named: count('named'),
    listed: count('listed'),
    unwritten: count('unwritten'),
    props: shown + unshown,
    shown,
  };
}

function toFigureCells(figures: Figures): (string | number)[] {
  const { references, named, listed, unwritten, props, shown } = figures;
  return [references, named, listed, unwritten, props, shown, toPercent(shown, props)];
}

/** Table of the figures of each product and of all. */
export function toCoverageSummary(coverage: readonly ProductCoverage[]): string {
  const rows = coverage.map(({ name, references }) =>
    toRow(escapeHtml(name), toFigureCells(toFigures(references))),
  );
  const all = coverage.flatMap(({ references }) => references);
  const titles = [
    'Product',
    'Components and hooks',
    'Named by a page',
    'Listed with a reason',
    'Page to be written',
    'Props',
    'Shown',
    'Share',
  ];
  return toTable('Coverage of all products', titles, [
    ...rows,
    toRow('All', toFigureCells(toFigures(all))),
  ]);
}

function toPageCell({ page }: CoveredReference): string {
  if (page === null) return 'Missing';
  if (page.is === 'listed') return escapeHtml(page.reason);
  return page.is === 'named' ? 'Yes' : 'To be written';
}

/** Table of the components and hooks of one product, with the props that nothing shows. */
export function toProductCoverage({ name, references }: ProductCoverage): string {
  const rows = references.map((reference) => {
    const { pathname, shown, unshown } = reference;
    return toRow(`<a class="code-link" href="${pathname}"><code>${reference.name}</code></a>`, [
      toPageCell(reference),
      shown.length + unshown.length === 0 ? '–' : `${shown.length} of ${shown.length + unshown.length}`,
      unshown.map((prop) => `<code>${prop}</code>`).join(' '),
    ]);
  });
  return toTable(`Coverage of ${name}`, ['Name', 'Page', 'Props shown', 'Not shown yet'], rows);
}
