import { useEffect, useState, type RefObject } from 'react';
import { onceNear } from '../shared/onceNear';

/** Far enough ahead that a demo is alive when the reader gets to it. */
const nearMargin = '200px';

/** @returns whether the element has come near the viewport or has had the focus; once true it stays so. */
export function useNear(ref: RefObject<HTMLElement>): boolean {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return undefined;
    const wake = () => setNear(true);
    const stopWaiting = onceNear(element, nearMargin, wake);
    element.addEventListener('focusin', wake);
    return () => {
      stopWaiting();
      element.removeEventListener('focusin', wake);
    };
  }, [ref, isNear]);

  return isNear;
}
