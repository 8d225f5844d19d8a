import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { track } from '../analytics/track';
import {
  cookieNames,
  defaultCodeStyling,
  defaultCodeVariant,
  parseCodeStyling,
  parseCodeVariant,
  parseCookie,
  parseHashStyling,
  parseHashVariant,
  type CodeStyling,
  type CodeVariant,
} from '../shared/preferences';
import { readCookies, writeCookie } from '../storage/cookies';

interface CodePreferences {
  codeVariant: CodeVariant;
  codeStyling: CodeStyling;
  setCodeVariant(variant: CodeVariant): void;
  setCodeStyling(styling: CodeStyling): void;
}

function failWithoutProvider(): never {
  throw new Error('Forgot to wrap component in CodePreferencesProvider');
}

const CodePreferencesContext = createContext<CodePreferences>({
  codeVariant: defaultCodeVariant,
  codeStyling: defaultCodeStyling,
  setCodeVariant: failWithoutProvider,
  setCodeStyling: failWithoutProvider,
});

/** Hash first, then cookie, then default, as the boot script has it. */
export function readCodePreferences(): { codeVariant: CodeVariant; codeStyling: CodeStyling } {
  const { hash } = window.location;
  const cookies = readCookies();
  const hashVariant = parseHashVariant(hash);
  return {
    codeVariant:
      hashVariant ??
      parseCodeVariant(parseCookie(cookies, cookieNames.codeVariant)) ??
      defaultCodeVariant,
    codeStyling:
      // A styling prefix counts only on a hash that names a file, or `#css-variables` would be one.
      (hashVariant && parseHashStyling(hash)) ??
      parseCodeStyling(parseCookie(cookies, cookieNames.codeStyling)) ??
      defaultCodeStyling,
  };
}

/** Holds the reader's code variant and styling, kept in cookies for a year. */
export function CodePreferencesProvider({ children }: { children: ReactNode }) {
  const [codeVariant, setVariantState] = useState<CodeVariant>(defaultCodeVariant);
  const [codeStyling, setStylingState] = useState<CodeStyling>(defaultCodeStyling);

  const showCodeVariant = useCallback((variant: CodeVariant) => {
    setVariantState(variant);
    document.documentElement.dataset['codeVariant'] = variant;
    writeCookie(cookieNames.codeVariant, variant);
  }, []);
  const showCodeStyling = useCallback((styling: CodeStyling) => {
    setStylingState(styling);
    document.documentElement.dataset['codeStyling'] = styling;
    writeCookie(cookieNames.codeStyling, styling);
  }, []);

  useEffect(() => {
    const applyPreferences = () => {
      const preferences = readCodePreferences();
      showCodeVariant(preferences.codeVariant);
      showCodeStyling(preferences.codeStyling);
    };
    applyPreferences();
    window.addEventListener('hashchange', applyPreferences);
    return () => window.removeEventListener('hashchange', applyPreferences);
  }, [showCodeVariant, showCodeStyling]);

  const setCodeVariant = useCallback(
    (variant: CodeVariant) => {
      showCodeVariant(variant);
      track('code_variant', { variant });
    },
    [showCodeVariant],
  );
  const setCodeStyling = useCallback(
    (styling: CodeStyling) => {
      showCodeStyling(styling);
      track('code_styling', { styling });
    },
    [showCodeStyling],
  );

  const value = useMemo(
    () => ({ codeVariant, codeStyling, setCodeVariant, setCodeStyling }),
    [codeVariant, codeStyling, setCodeVariant, setCodeStyling],
  );
  return (
    <CodePreferencesContext.Provider value={value}>{children}</CodePreferencesContext.Provider>
  );
}

export function useCodePreferences(): CodePreferences {
  return useContext(CodePreferencesContext);
}
