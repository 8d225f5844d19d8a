import {
  createContext,
  useCallback,
  useEffect,
  useMemo,
  useRef,
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
import { writeCookie } from '../storage/cookies';

export interface CodePreferences {
  codeVariant: CodeVariant;
  codeStyling: CodeStyling;
  /** Takes over what the document shows, once it does. */
  catchUp(): void;
  setCodeVariant(variant: CodeVariant): void;
  setCodeStyling(styling: CodeStyling): void;
}

function failWithoutProvider(): never {
  throw new Error('Forgot to wrap component in CodePreferencesProvider');
}

/** For `useCodePreferences`, which is not here so that pages without code do not carry it. */
export const CodePreferencesContext = createContext<CodePreferences>({
  codeVariant: defaultCodeVariant,
  codeStyling: defaultCodeStyling,
  catchUp: failWithoutProvider,
  setCodeVariant: failWithoutProvider,
  setCodeStyling: failWithoutProvider,
});

/** What stands on the document: reading cookies again would keep the page waiting for the browser. */
function readShown(): { codeVariant: CodeVariant; codeStyling: CodeStyling } {
  const { codeVariant = null, codeStyling = null } = document.documentElement.dataset;
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

  const hasCaughtUp = useRef(false);
  const catchUp = useCallback(() => {
    // On a page of text nothing is shown.
    if (hasCaughtUp.current || !document.documentElement.dataset['codeVariant']) return;
    hasCaughtUp.current = true;
    const shown = readShown();
    // A choice is kept for a year from the last visit to a page with code; who has made none gets no cookie.
    if (shown.codeVariant !== defaultCodeVariant) showCodeVariant(shown.codeVariant);
    if (shown.codeStyling !== defaultCodeStyling) showCodeStyling(shown.codeStyling);
  }, [showCodeVariant, showCodeStyling]);

  useEffect(() => {
    catchUp();
    const followHash = () => {
      const fromHash = parseCodeHash(window.location.hash);
      if (fromHash.codeVariant) showCodeVariant(fromHash.codeVariant);
      if (fromHash.codeStyling) showCodeStyling(fromHash.codeStyling);
    };
    followHash();
    window.addEventListener('hashchange', followHash);
    return () => window.removeEventListener('hashchange', followHash);
  }, [catchUp, showCodeVariant, showCodeStyling]);

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
    () => ({ codeVariant, codeStyling, catchUp, setCodeVariant, setCodeStyling }),
    [codeVariant, codeStyling, catchUp, setCodeVariant, setCodeStyling],
  );
  return (
    <CodePreferencesContext.Provider value={value}>{children}</CodePreferencesContext.Provider>
  );
}
