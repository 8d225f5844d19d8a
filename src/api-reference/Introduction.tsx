import { useTranslate } from '../i18n/I18nProvider';
import { toApiNotes } from '../shared/toApiNotes';
import { Html } from './Html';
import { MarkedText } from './MarkedText';
import type { ShownReference } from './shownReference';

function Notes({ api }: { api: ShownReference }) {
  const translate = useTranslate();
  const notes = toApiNotes(api, translate);
  return notes.length > 0 ? (
    <ul>
      {notes.map((note) => (
        <li key={note}>
          <MarkedText text={note} />
        </li>
      ))}
    </ul>
  ) : null;
}

interface IntroductionProps {
  api: ShownReference;
  /** HTML of the import statements as a code block. */
  importHtml: string;
}

/** How a reference is imported and called, and what is true of the whole. */
export function Introduction({ api, importHtml }: IntroductionProps) {
  return (
    <>
      <div className="prose" dangerouslySetInnerHTML={{ __html: importHtml }} />
      <div className="prose">
        <Html html={api.descriptionHtml} />
        {api.callSignatureHtml ? (
          <p>
            <code dangerouslySetInnerHTML={{ __html: api.callSignatureHtml }} />
          </p>
        ) : null}
        <Notes api={api} />
      </div>
    </>
  );
}
