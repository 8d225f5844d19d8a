import type { RefObject } from 'react';
import { useCodePreferences } from '../preferences/useCodePreferences';
import type { CodeStyling, CodeVariant } from '../shared/preferences';
import { stylingActions, variantActions } from './demoActions';
import { useDemos } from './DemosContext';
import { keepInPlace } from './keepInPlace';

interface DemoChoice {
  chooseVariant(choice: CodeVariant): void;
  chooseStyling(choice: CodeStyling): void;
}

/**
 * Chooses for all demos, and reports that it was done at this one.
 * @param codeStyling the one that is shown. @param kept stays where it is while the choice changes what is above it.
 */
export function useDemoChoice(
  name: string,
  codeStyling: CodeStyling,
  kept: RefObject<HTMLElement | null>,
): DemoChoice {
  const { onAction, prepare } = useDemos();
  const { setCodeVariant, setCodeStyling } = useCodePreferences();

  /** Waits for the code and styles that the choice shows, so that nothing is empty or bare in between. */
  const choose = (change: () => void, styling = codeStyling) => {
    const show = () => keepInPlace(kept.current, change);
    const prepared = prepare(styling);
    if (prepared) void prepared.then(show);
    else show();
  };

  return {
    chooseVariant(choice) {
      choose(() => setCodeVariant(choice));
      onAction(variantActions[choice], name);
    },
    chooseStyling(choice) {
      choose(() => setCodeStyling(choice), choice);
      onAction(stylingActions[choice], name);
    },
  };
}
