/** True where text runs from right to left; the direction is said by the nearest `dir` attribute. */
function isRightToLeft(element: Element): boolean {
  return element.closest('[dir]')?.getAttribute('dir') === 'rtl';
}

/** Arrow keys that lead on and back along a row. */
export function getRowKeys(element: Element): { forward: string; backward: string } {
  return isRightToLeft(element)
    ? { forward: 'ArrowLeft', backward: 'ArrowRight' }
    : { forward: 'ArrowRight', backward: 'ArrowLeft' };
}
