/** @returns JSON that may stand in a script element of a page: nothing in it ends the element. */
export function toInlineJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
