import { Fragment, type CSSProperties, type ReactNode } from 'react';
import { countLines } from '../shared/countLines';
import type { DemoDocument } from './demoDocuments';
import { DemoEditor } from './DemoEditor';
import type { DemoData, DemoVariantData } from './DemosContext';
import type { RunError } from './EditedDemo';
import { toAskedStylings } from './useDemoView';

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

interface DocumentCodeProps {
  demo: DemoData;
  document: DemoDocument;
  title: string;
  /** Of the editor, once the reader has opened one; another number is another editor. */
  session: number | undefined;
  /** Id of what says how to leave the editor. */
  hintId: string;
  error: RunError | null;
  onChange(code: string): void;
  onLeave(): void;
}

/** One document of a demo: its preview, which CSS shows while the code is collapsed, and all of it, or an editor. */
export function DocumentCode(props: DocumentCodeProps) {
  const { demo, document, title, session, hintId, error, onChange, onLeave } = props;
  const { key, variant, codeVariant, codeStyling } = document;
  const choice = {
    'data-document': key,
    'data-for-variant': codeVariant ?? undefined,
    'data-for-stylings': toAskedStylings(demo, codeStyling),
  };
  return (
    <>
      {variant.previewHtml !== null && (
        <div className="demo-preview code-block" {...choice}>
          <CodeText html={variant.previewHtml} />
        </div>
      )}
      <div className={session === undefined ? 'demo-full code-block' : 'demo-full'} {...choice}>
        <LocalFiles variant={variant}>
          {session === undefined || variant.code === null ? (
            <CodeText html={variant.code?.html ?? '\n'.repeat(variant.lineCount)} />
          ) : (
            <DemoEditor
              key={session}
              html={variant.code.html}
              isTypeScript={variant.codeVariant === 'TS'}
              title={title}
              hintId={hintId}
              error={error}
              onChange={onChange}
              onLeave={onLeave}
            />
          )}
        </LocalFiles>
      </div>
    </>
  );
}
