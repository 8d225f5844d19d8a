import { useTranslate } from '../i18n/I18nProvider';
import type { RunError } from './EditedDemo';

/** What the reader's code has thrown, with its line where that is known. */
export function RunErrorMessage({ error: { message, line } }: { error: RunError }) {
  const t = useTranslate();
  return (
    <p className="demo-error" role="alert">
      {line === undefined ? message : t('demo.errorOnLine', { line, message })}
    </p>
  );
}
