import { useId, useRef } from 'react';
import { useTranslate } from '../i18n/I18nProvider';
import { Button } from '../ui/Button';
import { DemoCodeCorner } from './DemoCodeCorner';
import type { DemoDocument } from './demoDocuments';
import type { DemoData } from './DemosContext';
import { DocumentCode } from './DocumentCode';
import type { RunError } from './EditedDemo';
import { useCodeKeys } from './useCodeKeys';
import type { Edits } from './useEdits';
import { useMissingCode } from './useMissingCode';

interface DemoCodeProps {
  id: string;
  demo: DemoData;
  title: string;
  documents: readonly DemoDocument[];
  shown: DemoDocument;
  isExpanded: boolean;
  edits: Edits;
  error: RunError | null;
  /** The reader wants to edit the code. */
  onEdit(): void;
}

/** The code of a demo: every document, of which CSS shows the chosen one; of each the preview while it is collapsed. */
export function DemoCode(props: DemoCodeProps) {
  const { id, demo, title, documents, shown, isExpanded, edits, error, onEdit } = props;
  const t = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const fetchAgain = useMissingCode(shown);
  const enterHintId = `${hintId}-enter`;
  const leaveHintId = `${hintId}-leave`;
  const isSeen = isExpanded || shown.variant.previewHtml !== null;
  const isEditing = edits.sessions.has(shown.key);

  const findEditor = () =>
    place.current?.querySelector<HTMLElement>(`[data-document="${shown.key}"] .cm-content`);
  const edit = () => {
    onEdit();
    // The first time there is none yet; it takes the focus itself when it has come.
    findEditor()?.focus();
  };
  const onKeyDown = useCodeKeys(demo.name, edits.code, edit);

  return (
    <div id={id} className="demo-code">
      <div
        ref={place}
        className="demo-code-scroll"
        role="group"
        aria-label={t('demo.code', { title })}
        aria-describedby={enterHintId}
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
            hintId={leaveHintId}
            error={document.key === shown.key ? error : null}
            onChange={(code) => edits.change(document.key, code)}
            onLeave={() => place.current?.focus()}
          />
        ))}
      </div>
      {fetchAgain && isSeen && (
        <div className="demo-unreachable" role="status">
          <p>{t('demo.codeUnreachable')}</p>
          <Button isSmall onClick={fetchAgain}>
            {t('demo.tryAgain')}
          </Button>
        </div>
      )}
      <DemoCodeCorner
        isEdited={edits.isEdited}
        isEditable={isSeen && !isEditing && shown.variant.code !== null}
        enterHintId={enterHintId}
        leaveHintId={leaveHintId}
        onEdit={edit}
      />
    </div>
  );
}
