import { useCallback, useState, type RefObject } from 'react';
import { useDemos } from './DemosContext';
import { useDemoLink } from './useDemoLink';

interface Expansion {
  isExpanded: boolean;
  /** The same function always. */
  expand(): void;
  /** What the reader does, which is reported. */
  toggle(): void;
}

/**
 * Whether all of the code of a demo is shown: because the page or the reader wants it, or because a link leads there.
 * @param name of the demo. @param frame what a link scrolls to. @param isExpandedAtFirst what the page wants.
 */
export function useExpansion(
  name: string,
  frame: RefObject<HTMLElement>,
  isExpandedAtFirst: boolean,
): Expansion {
  const { onAction } = useDemos();
  const [isExpanded, setExpanded] = useState(isExpandedAtFirst);
  const expand = useCallback(() => setExpanded(true), []);
  useDemoLink(name, frame, expand);

  const toggle = () => {
    setExpanded(!isExpanded);
    if (!isExpanded) onAction('expand', name);
  };
  return { isExpanded, expand, toggle };
}
