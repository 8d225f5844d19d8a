/** @returns the line of a text, counted from one, on which the character at the offset stands. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
