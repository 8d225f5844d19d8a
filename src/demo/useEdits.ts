import { useCallback, useMemo, useState } from 'react';
import type { DemoDocument } from './demoDocuments';
import { toPlainCode } from './toPlainCode';

interface Edit {
  code: string;
  /** Another number makes another editor, with the original code and no history. */
  session: number;
}

/** The reader's changes to one demo; they are kept for each document until reset, or until the reader goes to another page. */
export interface Edits {
  /** Code of the document that is shown, with the reader's changes if there are any; null until it is there. */
  code: string | null;
  isEdited: boolean;
  /** Documents that have an editor, by key, with the number of its session. */
  sessions: ReadonlyMap<string, number>;
  /** Gives the shown document, which has none, an editor. */
  open(): void;
  change(key: string, code: string): void;
  /** Takes the editor and the changes of the shown document away. */
  reset(): void;
}

/** What the reader has written into the documents of a demo, of which the given one is shown. */
export function useEdits({ key, variant }: DemoDocument): Edits {
  const [edits, setEdits] = useState<ReadonlyMap<string, Edit>>(new Map());
  const [session, setSession] = useState(0);
  const original = useMemo(() => (variant.code ? toPlainCode(variant.code.html) : null), [variant]);

  const open = useCallback(() => {
    if (original === null) return;
    setEdits((all) => new Map([...all, [key, { code: original, session }]]));
  }, [key, original, session]);
  const change = useCallback((changed: string, code: string) => {
    setEdits((all) => {
      const edit = all.get(changed);
      return edit ? new Map([...all, [changed, { ...edit, code }]]) : all;
    });
  }, []);
  const reset = useCallback(() => {
    setSession((count) => count + 1);
    setEdits((all) => new Map([...all].filter(([one]) => one !== key)));
  }, [key]);

  const code = edits.get(key)?.code ?? original;
  const sessions = useMemo(
    () => new Map([...edits].map(([one, edit]) => [one, edit.session])),
    [edits],
  );
  return { code, isEdited: code !== original, sessions, open, change, reset };
}
