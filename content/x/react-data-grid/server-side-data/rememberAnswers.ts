import type { Ask } from './useServerRows';

/** Keeps the answers to the last questions, so that a page that was seen is there at once. */
export function rememberAnswers<Row>(ask: Ask<Row>, most = 20): Ask<Row> {
  const known = new Map<string, Awaited<ReturnType<Ask<Row>>>>();

  return async (query, signal) => {
    const remembered = known.get(query);
    if (remembered) return remembered;
    const answer = await ask(query, signal);
    known.set(query, answer);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return answer;
  };
}
