import { useEffect, useRef } from 'react';
import { useTranslate } from '../i18n/I18nProvider';
import type { RunError } from './EditedDemo';
import { useCodeEditor } from './useCodeEditor';

interface DemoEditorProps {
  /** Highlighted code to begin with. */
  html: string;
  isTypeScript: boolean;
  title: string;
  /** Id of the element that says how to leave. */
  hintId: string;
  error: RunError | null;
  onChange(code: string): void;
  onLeave(): void;
}

/** The editor in place of static code, which stays until the editor's own script has come. */
export function DemoEditor(props: DemoEditorProps) {
  const { html, isTypeScript, title, hintId, error, onChange, onLeave } = props;
  const t = useTranslate();
  const parent = useRef<HTMLDivElement>(null);
  const { editor, state } = useCodeEditor(parent, {
    html,
    isTypeScript,
    label: t('demo.code', { title }),
    hintId,
    onChange,
    onLeave,
  });

  useEffect(() => {
    if (state !== 'ready') return;
    const focused = document.activeElement;
    const place = parent.current?.closest('.demo-code');
    // A reader who has gone elsewhere while the editor was loading stays there.
    if (focused === document.body || place?.contains(focused)) editor.current?.focus();
  }, [editor, state]);
  useEffect(() => {
    editor.current?.markError(error?.line ?? null);
  }, [editor, error, state]);

  return (
    <>
      {state === 'unreachable' && (
        <p className="demo-message" role="status">
          {t('demo.editorUnreachable')}
        </p>
      )}
      {state !== 'ready' && (
        <pre>
          <code dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
      )}
      <div ref={parent} className="demo-editor" dir="ltr" hidden={state !== 'ready'} />
    </>
  );
}
