/** Lets the browser answer the reader, and paint, before what comes next. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
