/** How many lines a text of code takes on a page, where a last line break begins no line. */
export function countLines(code: string): number {
  return code.replace(/\n$/, '').split('\n').length;
}
