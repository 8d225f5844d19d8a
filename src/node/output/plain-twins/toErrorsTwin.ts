import type { Translate } from '../../../shared/translate';
import type { InstalledError } from '../../production-errors/readProductionErrors';
import { toCell, toMarkdownTable } from '../toMarkdownTable';
import { toPlainTwin, type PlainTwin } from './plainTwin';

/** Some messages have code in lines of its own. */
function toMessage(template: string): string {
  const lines = template.trim().replace(/</g, '\\<').split(/\n+/);
  return lines.map(toCell).join('<br>');
}

/** `/production-error/` */
export function toErrorsTwin(errors: readonly InstalledError[], text: Translate): PlainTwin {
  const titles = (['code', 'message', 'packages'] as const).map((key) =>
    text(`productionError.${key}`),
  );
  const rows = [...errors]
    .sort((a, b) => a.code - b.code)
    .map(({ code, template, packages }) => [
      String(code),
      toMessage(template),
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
