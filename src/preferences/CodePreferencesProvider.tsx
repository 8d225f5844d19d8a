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
  parseCodeHash,
  parseCodeStyling,
  parseCodeVariant,
  type CodeStyling,
  type CodeVariant,
} from '../shared/preferences';
import { showCodePreferences } from '../storage/codePreferences';
import { writeCookie } from '../storage/cookies';

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

/** What stands on the document: reading cookies again would keep the page waiting for the browser. */
function readShown(): { codeVariant: CodeVariant; codeStyling: CodeStyling } {
  const { dataset } = document.documentElement;
  // The boot script of a text page leaves it out.
  if (!dataset['codeVariant']) showCodePreferences();
  const { codeVariant = null, codeStyling = null } = dataset;
  return {
    codeVariant: parseCodeVariant(codeVariant) ?? defaultCodeVariant,
    codeStyling: parseCodeStyling(codeStyling) ?? defaultCodeStyling,
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
    const { codeVariant, codeStyling } = readShown();
    // A choice is kept for a year from the last visit; who has made none gets no cookie.
    if (codeVariant !== defaultCodeVariant) showCodeVariant(codeVariant);
    if (codeStyling !== defaultCodeStyling) showCodeStyling(codeStyling);
    const followHash = () => {
      const fromHash = parseCodeHash(window.location.hash);
      if (fromHash.codeVariant) showCodeVariant(fromHash.codeVariant);
      if (fromHash.codeStyling) showCodeStyling(fromHash.codeStyling);
    };
    followHash();
    window.addEventListener('hashchange', followHash);
    return () => window.removeEventListener('hashchange', followHash);
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
