import { useContext, useEffect } from 'react';
import { CodePreferencesContext, type CodePreferences } from './CodePreferencesProvider';
import { showPagePreferences } from './showPagePreferences';

/** The reader's code variant and styling, and how to choose others. */
export function useCodePreferences(): Omit<CodePreferences, 'catchUp'> {
  const preferences = useContext(CodePreferencesContext);
  const { catchUp } = preferences;
  useEffect(() => {
    showPagePreferences();
    catchUp();
  }, [catchUp]);
  return preferences;
}
