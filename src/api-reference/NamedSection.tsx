import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/I18nProvider';
import { toApiAnchor, type AnchorSection } from '../shared/apiReference';
import type { ApiSection } from '../shared/preferences';
import { ApiDisplayToggle } from './ApiDisplayToggle';
import { ApiHead } from './ApiHead';
import { ApiRow } from './ApiRow';
import { ApiSectionHeading } from './ApiSectionHeading';
import { ApiScroll, ApiTable } from './ApiTable';

type NamedColumn = 'name' | 'class' | 'key' | 'default' | 'description';

interface NamedRow {
  /** Name that its anchor is made from. */
  name: string;
  /** Text in code type. */
  code: string;
  /** Cells after the name, under the columns of the section. */
  cells: readonly ReactNode[];
}

interface NamedSectionProps {
  id: string;
  title: string;
  owner: string;
  section: ApiSection;
  anchor: AnchorSection;
  /** The first is for the name. */
  columns: readonly NamedColumn[];
  rows: readonly NamedRow[];
}

/** Slots, classes or CSS variables: a name and what is said of it. */
export function NamedSection({
  id,
  title,
  owner,
  section,
  anchor,
  columns,
  rows,
}: NamedSectionProps) {
  const translate = useTranslate();
  const titles = columns.map((column) => translate(`api.${column}`));
  // What is said in sentences speaks for itself.
  const cellLabels = columns
    .slice(1)
    .map((column) => (column === 'description' ? '' : translate(`api.${column}`)));
  return (
    <section aria-labelledby={id}>
      <ApiSectionHeading id={id} actions={<ApiDisplayToggle section={section} />}>
        {title}
      </ApiSectionHeading>
      <ApiScroll>
        <ApiTable $section={section} aria-label={`${owner}: ${title}`}>
          <ApiHead columns={titles} />
          <tbody>
            {rows.map(({ name, code, cells }) => (
              <ApiRow
                key={code}
                id={toApiAnchor(owner, anchor, name)}
                code={code}
                cells={cells.map((content, index) => ({
                  label: cellLabels[index] ?? '',
                  content,
                }))}
              />
            ))}
          </tbody>
        </ApiTable>
      </ApiScroll>
    </section>
  );
}
