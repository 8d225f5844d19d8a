/** Where the suite of the demos met a problem; the same is often met in several places. */
const place =
  /^(?:On the server|In the browser|(?:From right to left|Dense), in some demo of this page): /;

/** What React and the suite add to an error that they have told of. */
const consequence =
  /^(?:The above error occurred in|It threw: |Warning: An error occurred during hydration|(?:Uncaught )?Error: (?:There was an error while hydrating|Text content does not match server-rendered HTML|Hydration failed because))/;

/** Its first sentence, without the frame of the stack: what follows differs between server and browser. */
function toSubject(problem: string): string {
  const [sentence = ''] = problem.replace(/^Uncaught /, '').split(/(?<=[.!?])\s| at \S+ \(/);
  return sentence.trim();
}

/**
 * @param problems of one demo, in the order in which they were seen.
 * @returns each cause once, as it was seen first; consequences only where nothing else was seen.
 */
export function toCauses(problems: readonly string[]): string[] {
  const causes = new Map<string, string>();
  const consequences: string[] = [];
  for (const problem of problems) {
    const text = problem.replace(place, '');
    const subject = toSubject(text);
    if (consequence.test(text)) consequences.push(problem);
    else if (!causes.has(subject)) causes.set(subject, problem);
  }
  return causes.size > 0 ? [...causes.values()] : consequences.slice(0, 1);
}
