import { useContext, useEffect } from 'react';
import { CodePreferencesContext, type CodePreferences } from './CodePreferencesProvider';
import { showMissingPreferences } from './showMissingPreferences';

/** The reader's code variant and styling, and how to choose others. */
export function useCodePreferences(): Omit<CodePreferences, 'catchUp'> {
  const preferences = useContext(CodePreferencesContext);
  const { catchUp } = preferences;
  useEffect(() => {
    showMissingPreferences();
    catchUp();
  }, [catchUp]);
  return preferences;
}
