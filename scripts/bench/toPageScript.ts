/**
 * A function as text that a page can run. tsx compiles functions with calls of `__name`, which a page does not have.
 * @param run uses nothing but its argument and what a page has. @param argument is written as JSON.
 */
export function toPageScript<Argument>(
  run: (argument: Argument) => void,
  argument?: Argument,
): string {
  const call = `(${run.toString()})(${JSON.stringify(argument) ?? ''});`;
  return `{ const __name = (value) => value; ${call} }`;
}
