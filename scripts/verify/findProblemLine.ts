/** What in a demo's source is likely behind a problem that was seen when it ran, best guess first. */
function toSuspects(problem: string): RegExp[] {
  const element = / at <([a-z][a-z\d]*)[^>]*/.exec(problem);
  if (!element) return [/\bconsole\.\w+\(/, /\bthrow\b/, /\bexport default\b/];
  const components = [...element[0].matchAll(/\bMui([A-Z]\w+?)-root\b/g)].map(([, name]) => name);
  const names = [...components.reverse(), element[1]];
  return [...names.map((name) => new RegExp(`<${name}\\b`)), /\bexport default\b/];
}

/**
 * Line of a demo to begin with when it failed as it ran: where it writes to the console or throws, or the first element of
 * the kind that axe names, or the component itself.
 * @param source of the demo. @param problem as `examineDemos` says it. @returns 1-based.
 */
export function findProblemLine(source: string, problem: string): number {
  const lines = source.split('\n');
  for (const suspect of toSuspects(problem)) {
    const at = lines.findIndex((line) => suspect.test(line));
    if (at !== -1) return at + 1;
  }
  return 1;
}
