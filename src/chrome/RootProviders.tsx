import { useMemo, type ReactNode } from 'react';
import { I18nProvider } from '../i18n/I18nProvider';
import type { TranslationTree } from '../shared/translate';
import { CodePreferencesProvider } from '../preferences/CodePreferencesProvider';
import { ThemeProvider } from '../theme/ThemeProvider';
import { useSiteData } from './useSiteData';

/** Theme, strings and code preferences around the whole site. */
export function RootProviders({ children }: { children: ReactNode }) {
  const { translations: files } = useSiteData();
  const translations = useMemo(
    () =>
      Object.fromEntries(
        files.map(({ language, strings }) => [language, strings as unknown as TranslationTree]),
      ),
    [files],
  );
  return (
    <ThemeProvider>
      <I18nProvider language="en" translations={translations}>
        <CodePreferencesProvider>{children}</CodePreferencesProvider>
      </I18nProvider>
    </ThemeProvider>
  );
}
