import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../i18n/I18nProvider';
import { reloadIfOutdated } from '../offline/reloadIfOutdated';
import { type CodeEditor } from './createCodeEditor';
import { type RunError } from './EditedDemo';
import { toPlainCode } from './toPlainCode';

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
export function DemoEditor({
  html,
  isTypeScript,
  title,
  hintId,
  error,
  onChange,
  onLeave,
}: DemoEditorProps) {
  const t = useTranslate();
  const parent = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor | null>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'unreachable'>('loading');
  const callbacks = useRef({ onChange, onLeave });
  useEffect(() => {
    callbacks.current = { onChange, onLeave };
  });
  const label = t('demo.code', { title });

  useEffect(() => {
    let isCurrent = true;
    import('./createCodeEditor')
      .then(({ createCodeEditor }) => {
        if (!isCurrent || !parent.current) return;
        editor.current = createCodeEditor({
          parent: parent.current,
          code: toPlainCode(html),
          isTypeScript,
          label,
          describedBy: hintId,
          onChange: (code) => callbacks.current.onChange(code),
          onLeave: () => callbacks.current.onLeave(),
        });
        setState('ready');
      })
      .catch(() => {
        void reloadIfOutdated();
        if (isCurrent) setState('unreachable');
      });
    return () => {
      isCurrent = false;
      editor.current?.destroy();
      editor.current = null;
    };
  }, [html, isTypeScript, label, hintId]);

  useEffect(() => {
    if (state !== 'ready') return;
    const focused = document.activeElement;
    const place = parent.current?.closest('.demo-code');
    // A reader who has gone elsewhere while the editor was loading stays there.
    if (focused === document.body || place?.contains(focused)) editor.current?.focus();
  }, [state]);
  useEffect(() => {
    editor.current?.markError(error?.line ?? null);
  }, [error, state]);

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
