import { useEffect, useRef, useState, type RefObject } from 'react';
import { reloadIfOutdated } from '../offline/reloadIfOutdated';
import type { CodeEditor } from './createCodeEditor';
import { toPlainCode } from './toPlainCode';

interface LoadedEditor {
  /** Null while there is none. */
  editor: RefObject<CodeEditor>;
  state: 'loading' | 'ready' | 'unreachable';
}

interface EditorOptions {
  /** Highlighted code to begin with. */
  html: string;
  isTypeScript: boolean;
  /** Name of the editor for assistive technology. */
  label: string;
  /** Id of the element that says how to leave. */
  hintId: string;
  onChange(code: string): void;
  onLeave(): void;
}

/** Puts an editor into an element as soon as the editor's own script has come, and another one when other code is given. */
export function useCodeEditor(
  parent: RefObject<HTMLElement>,
  { html, isTypeScript, label, hintId, onChange, onLeave }: EditorOptions,
): LoadedEditor {
  const editor = useRef<CodeEditor | null>(null);
  const [state, setState] = useState<LoadedEditor['state']>('loading');
  const callbacks = useRef({ onChange, onLeave });
  useEffect(() => {
    callbacks.current = { onChange, onLeave };
  });

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
  }, [parent, html, isTypeScript, label, hintId]);

  return { editor, state };
}
