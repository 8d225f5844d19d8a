import {
  Fragment,
  useId,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useTranslate } from '../i18n/I18nProvider';
import { countLines } from '../shared/countLines';
import { Button } from '../ui/Button';
import { type DemoDocument } from './demoDocuments';
import { DemoEditor } from './DemoEditor';
import { type DemoData, type DemoVariantData } from './DemosContext';
import { type RunError } from './EditedDemo';
import { toAskedStylings } from './useDemoView';
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

function CodeText({ html }: { html: string }) {
  return (
    <pre dir="ltr" style={{ '--lines': countLines(html) } as CSSProperties}>
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}

interface LocalFilesProps {
  variant: DemoVariantData;
  /** The code of the demo itself. */
  children: ReactNode;
}

/** The code of a demo, and below it the files beside the demo that it imports. */
function LocalFiles({ variant: { filename, code }, children }: LocalFilesProps) {
  const files = code?.files ?? [];
  if (files.length === 0) return children;
  return (
    <>
      <div className="demo-filename">{filename}</div>
      {children}
      {files.map(({ path, html }) => (
        <Fragment key={path}>
          <div className="demo-filename">{path.replace(/^\.\//, '')}</div>
          <CodeText html={html} />
        </Fragment>
      ))}
    </>
  );
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
        {documents.map(({ key, variant, codeVariant, codeStyling }) => {
          const session = edits.sessions.get(key);
          const choice = {
            'data-document': key,
            'data-for-variant': codeVariant ?? undefined,
            'data-for-stylings': toAskedStylings(demo, codeStyling),
          };
          return (
            <Fragment key={key}>
              {variant.previewHtml !== null && (
                <div className="demo-preview code-block" {...choice}>
                  <CodeText html={variant.previewHtml} />
                </div>
              )}
              <div
                className={session === undefined ? 'demo-full code-block' : 'demo-full'}
                {...choice}
              >
                <LocalFiles variant={variant}>
                  {session === undefined || variant.code === null ? (
                    <CodeText html={variant.code?.html ?? '\n'.repeat(variant.lineCount)} />
                  ) : (
                    <DemoEditor
                      key={session}
                      html={variant.code.html}
                      isTypeScript={variant.codeVariant === 'TS'}
                      title={title}
                      hintId={`${hintId}-leave`}
                      error={key === shown.key ? error : null}
                      onChange={(code) => edits.change(key, code)}
                      onLeave={() => place.current?.focus()}
                    />
                  )}
                </LocalFiles>
              </div>
            </Fragment>
          );
        })}
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
