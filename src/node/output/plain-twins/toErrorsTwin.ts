import type { Translate } from '../../../shared/translate';
import type { InstalledError } from '../../production-errors/readProductionErrors';
import { toCell, toMarkdownTable } from '../toMarkdownTable';
import { toPlainTwin, type PlainTwin } from './plainTwin';

/** `/production-error/` */
export function toErrorsTwin(errors: readonly InstalledError[], text: Translate): PlainTwin {
  const titles = ['code', 'message', 'packages'].map((key) => text(`productionError.${key}`));
  const rows = [...errors]
    .sort((a, b) => a.code - b.code)
    .map(({ code, template, packages }) => [
      String(code),
      toCell(template.replace(/</g, '\\<')),
      packages.join(', '),
    ]);
  const head = {
    title: text('productionError.title'),
    description: text('productionError.description'),
  };
  return toPlainTwin('/production-error/', head, [
    `## ${text('productionError.all')}`,
    toMarkdownTable(titles, rows),
  ]);
}
