/** The machine that runs queries, in `gatsby/dist/state-machines/query-running`. */
interface QueryRunningMachine {
  options: { services?: Record<string, unknown> };
}

/** What is used of the emitter of `gatsby/dist/redux`. */
interface SourceEmitter {
  on(event: 'SOURCE_FILE_CHANGED' | 'SET_SCHEMA', listener: () => void): void;
}

/** What is used of Gatsby's store: the templates of pages, by path. */
interface ComponentStore {
  getState(): { components: ReadonlyMap<string, unknown> };
}

type Service = (context: unknown) => Promise<unknown>;

/**
 * Has `develop` keep the queries that it has found in the source. After each edit Gatsby lists all files of `src`, parses those with queries,
 * validates them and writes the TypeScript types of their results, before it runs the queries of the edited page. Content has no
 * queries: they are read again after an edit of the source, with another schema, and when a page has a template that none had. To be called
 * before the machine is started; a Gatsby whose machine looks otherwise does as it always did.
 * @returns whether queries are kept now
 */
export function keepQueries(
  { options }: QueryRunningMachine,
  emitter: SourceEmitter,
  store: ComponentStore,
): boolean {
  const extract = options.services?.['extractQueries'];
  if (typeof extract !== 'function') return false;
  let isStale = true;
  let templates = '';
  const forget = (): void => {
    isStale = true;
  };
  emitter.on('SOURCE_FILE_CHANGED', forget);
  emitter.on('SET_SCHEMA', forget);
  const extractQueries: Service = async (context) => {
    const names = [...store.getState().components.keys()].sort().join('\n');
    if (!isStale && names === templates) return;
    isStale = false;
    templates = names;
    await (extract as Service)(context);
  };
  options.services = { ...options.services, extractQueries };
  return true;
}
