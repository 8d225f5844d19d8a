import { useContext, useState, type ReactNode } from 'react';
import { useTranslate } from '../i18n/I18nProvider';
import { toButtonClass } from '../ui/Button';
import { useBrowserLayoutEffect } from '../ui/useBrowserLayoutEffect';
import { ApiCode } from './ApiCode';
import { LinkedIdContext } from './LinkedIdContext';

interface ApiCell {
  /** Title of the column, shown before the value in the list displays; empty where the value speaks for itself. */
  label: string;
  content: ReactNode;
}

interface ApiRowProps {
  /** Anchor of the row. */
  id: string;
  /** Name, in code type. */
  code: string;
  chips?: ReactNode;
  cells: readonly ApiCell[];
  hidden?: boolean;
}

/**
 * One item of an API page: its name, which links to itself, and what is said of it, which the collapsed display folds until it is
 * opened, or the address leads to it.
 */
export function ApiRow({ id, code, chips, cells, hidden = false }: ApiRowProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const isLinked = useContext(LinkedIdContext) === id;
  useBrowserLayoutEffect(() => {
    if (isLinked) setOpen(true);
  }, [isLinked]);
  return (
    <tr id={id} hidden={hidden} data-open={isOpen ? '' : undefined}>
      <th scope="row">
        <a href={`#${id}`} onClick={() => setOpen(true)}>
          <ApiCode code={code} />
        </a>
        {chips}
        <button
          type="button"
          className={`api-open ${toButtonClass('quiet', 'square')}`}
          aria-expanded={isOpen}
          aria-label={translate('api.details', { name: code })}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? '−' : '+'}
        </button>
      </th>
      {cells.map(({ label, content }, index) => (
        // The cells of a row never change places.
        <td key={index} data-label={content === null ? '' : label}>
          {content}
        </td>
      ))}
    </tr>
  );
}
