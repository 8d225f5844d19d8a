import type { ReactNode } from 'react';
import { toApiAnchor, type AnchorSection } from '../shared/apiReference';
import type { ApiSection } from '../shared/preferences';
import { ApiDisplayToggle } from './ApiDisplayToggle';
import { ApiHead } from './ApiHead';
import { ApiRow } from './ApiRow';
import { ApiSectionHeading } from './ApiSectionHeading';
import { ApiScroll, ApiTable } from './ApiTable';

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
  /** Column titles, the first for the name. */
  columns: readonly string[];
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
  const isLast = (index: number) => index === columns.length - 2;
  return (
    <section aria-labelledby={id}>
      <ApiSectionHeading id={id} actions={<ApiDisplayToggle section={section} />}>
        {title}
      </ApiSectionHeading>
      <ApiScroll>
        <ApiTable $section={section} aria-label={`${owner}: ${title}`}>
          <ApiHead columns={columns} />
          <tbody>
            {rows.map(({ name, code, cells }) => (
              <ApiRow
                key={code}
                id={toApiAnchor(owner, anchor, name)}
                code={code}
                cells={cells.map((content, index) => ({
                  label: isLast(index) ? '' : (columns[index + 1] ?? ''),
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
