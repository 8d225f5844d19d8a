/** Warnings of the documented packages about themselves, which no demo can do anything about. */
const libraryWarnings: readonly RegExp[] = [
  // X 6 still sets `defaultProps`, which React 18.3 announces the end of.
  /^Warning: Mui\w+: Support for defaultProps will be removed/,
];

export function isLibraryWarning(text: string): boolean {
  return libraryWarnings.some((pattern) => pattern.test(text));
}
