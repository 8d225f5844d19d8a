import { useId, useRef, type KeyboardEvent } from 'react';
import { useTranslate } from '../i18n/I18nProvider';
import { Button } from '../ui/Button';
import { type DemoDocument } from './demoDocuments';
import { type DemoData } from './DemosContext';
import { DocumentCode } from './DocumentCode';
import { type RunError } from './EditedDemo';
import { type Edits } from './useEdits';

interface DemoCodeProps {
  id: string;
  demo: DemoData;
  title: string;
  documents: readonly DemoDocument[];
  shown: DemoDocument;
  isExpanded: boolean;
  edits: Edits;
  error: RunError | null;
  /** Tries again to fetch the code that is shown; null unless it could not be fetched. */
  onFetch: (() => void) | null;
  /** The reader wants to edit the code. */
  onEdit(): void;
  /** The reader wants to copy the code, by keyboard. */
  onCopyKey(): void;
}

function isCopyKey({ code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return code === 'KeyC' && (ctrlKey || metaKey || altKey) && !shiftKey;
}

/** The code of a demo: every document, of which CSS shows the chosen one; of each the preview while it is collapsed. */
export function DemoCode(props: DemoCodeProps) {
  const { id, demo, title, documents, shown, isExpanded, edits, error } = props;
  const { onFetch, onEdit, onCopyKey } = props;
  const t = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const isSeen = isExpanded || shown.variant.previewHtml !== null;
  const isEditing = edits.sessions.has(shown.key);

  const findEditor = () =>
    place.current?.querySelector<HTMLElement>(`[data-document="${shown.key}"] .cm-content`);
  const edit = () => {
    onEdit();
    // The first time there is none yet; it takes the focus itself when it has come.
    findEditor()?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      edit();
    } else if (isCopyKey(event) && !document.getSelection()?.toString()) {
      event.preventDefault();
      onCopyKey();
    }
  };

  return (
    <div id={id} className="demo-code">
      <div
        ref={place}
        className="demo-code-scroll"
        role="group"
        aria-label={t('demo.code', { title })}
        aria-describedby={`${hintId}-enter`}
        tabIndex={isSeen ? 0 : undefined}
        onKeyDown={onKeyDown}
      >
        {documents.map((document) => (
          <DocumentCode
            key={document.key}
            demo={demo}
            document={document}
            title={title}
            session={edits.sessions.get(document.key)}
            hintId={`${hintId}-leave`}
            error={document.key === shown.key ? error : null}
            onChange={(code) => edits.change(document.key, code)}
            onLeave={() => place.current?.focus()}
          />
        ))}
      </div>
      {onFetch && isSeen && (
        <div className="demo-unreachable" role="status">
          <p>{t('demo.codeUnreachable')}</p>
          <Button isSmall onClick={onFetch}>
            {t('demo.tryAgain')}
          </Button>
        </div>
      )}
      <div className="demo-code-corner">
        {edits.isEdited && (
          <span className="demo-edited-note" data-unsaved="">
            {t('demo.edited')}
          </span>
        )}
        <span id={`${hintId}-enter`} className="demo-hint demo-hint-enter">
          {t('demo.editHint')}
        </span>
        <span id={`${hintId}-leave`} className="demo-hint demo-hint-leave">
          {t('demo.leaveHint')}
        </span>
        {isSeen && !isEditing && shown.variant.code !== null && (
          // The code itself is the tab stop, and Enter on it does the same.
          <button type="button" className="demo-edit" tabIndex={-1} onClick={edit}>
            {t('demo.edit')}
          </button>
        )}
      </div>
    </div>
  );
}
