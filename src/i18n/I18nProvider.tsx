import { createContext, useCallback, useContext, useMemo, type ReactNode } from 'react';
import { fillIn, translate, type Translate, type Translations } from '../shared/translate';

interface I18n {
  language: string;
  translations: Translations;
}

const I18nContext = createContext<I18n>({ language: 'en', translations: {} });

interface I18nProviderProps extends I18n {
  children: ReactNode;
}

/** Gives what is below it the strings of a language. */
export function I18nProvider({ language, translations, children }: I18nProviderProps) {
  const value = useMemo(() => ({ language, translations }), [language, translations]);
  return <I18nContext.Provider value={value}>{children}</I18nContext.Provider>;
}

/** @returns the string at a path such as `demo.copySource`, with its placeholders filled. */
export function useTranslate(): Translate {
  const { language, translations } = useContext(I18nContext);
  return useCallback<Translate>(
    (key, values) => fillIn(translate(translations, language, key), values ?? {}),
    [language, translations],
  );
}

/** @returns the language of the strings, such as `en`. */
export function useLanguage(): string {
  return useContext(I18nContext).language;
}
