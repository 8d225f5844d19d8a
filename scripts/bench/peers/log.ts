/** Prints words after the time of day. */
export function log(...words: readonly (string | number)[]): void {
  console.log(new Date().toISOString().slice(11, 19), ...words);
}
