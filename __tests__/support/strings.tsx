import type { ReactNode } from 'react';
import english from '../../content/translations/en.json';
import { I18nProvider } from '../../src/i18n/I18nProvider';

const translations = { en: english };

/** The site's English strings around what is tested. */
export function Strings({ children }: { children: ReactNode }) {
  return (
    <I18nProvider language="en" translations={translations}>
      {children}
    </I18nProvider>
  );
}
