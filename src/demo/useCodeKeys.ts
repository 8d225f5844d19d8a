import type { KeyboardEvent } from 'react';
import { useTranslate } from '../i18n/I18nProvider';
import { announce } from '../ui/announce';
import { copyText } from '../ui/copyText';
import { useDemos } from './DemosContext';

function isCopyKey({ code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return code === 'KeyC' && (ctrlKey || metaKey || altKey) && !shiftKey;
}

/**
 * Keys of the code of a demo while it has the focus itself, and not an editor in it: Enter edits, and what copies copies all of it, unless
 * the reader has selected something.
 * @param name of the demo. @param code null until it is there. @returns the listener of the element with the focus.
 */
export function useCodeKeys(
  name: string,
  code: string | null,
  edit: () => void,
): (event: KeyboardEvent<HTMLElement>) => void {
  const t = useTranslate();
  const { onAction } = useDemos();

  const copy = async () => {
    if (code === null) return;
    try {
      await copyText(code);
    } catch {
      return;
    }
    announce(t('demo.copied'));
    onAction('copy-keyboard', name);
  };

  return (event) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      edit();
    } else if (isCopyKey(event) && !document.getSelection()?.toString()) {
      event.preventDefault();
      void copy();
    }
  };
}
