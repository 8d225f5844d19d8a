import type { Node } from 'gatsby';

/** The machine that makes pages again after an edit, in `gatsby/dist/state-machines/data-layer`. */
interface RecreatePagesMachine {
  options: { services?: Record<string, unknown> };
}

/** What is used of the emitter of `gatsby/dist/redux`, which tells of each node that is made or deleted. */
interface ChangeEmitter {
  on(
    event: 'CREATE_NODE' | 'DELETE_NODE',
    listener: (action: { payload?: Pick<Node, 'internal'> }) => void,
  ): void;
}

type Service = (context: unknown) => Promise<unknown>;

/**
 * Has `develop` make the pages once more when files change while it makes them. Gatsby takes in the nodes and makes no pages of them:
 * of two files that are written or deleted together, a page and the navigation that names it, the later would be unknown until the
 * next edit. The machine above this one, which could be told to come back here, runs already when plugins are asked for the first time.
 * To be called before there is a first edit; a Gatsby whose machine looks otherwise does as it always did.
 * @param settle resolves when all nodes of an edit are there.
 * @returns whether it does now
 */
export function heedLateNodes(
  { options }: RecreatePagesMachine,
  emitter: ChangeEmitter,
  settle: () => Promise<void>,
): boolean {
  const create = options.services?.['createPages'];
  if (typeof create !== 'function') return false;
  let isStale = false;
  const note = ({ payload }: { payload?: Pick<Node, 'internal'> }): void => {
    // Those are of the pages themselves.
    if (payload?.internal.type !== 'SitePage') isStale = true;
  };
  emitter.on('CREATE_NODE', note);
  emitter.on('DELETE_NODE', note);
  const createPages: Service = async (context) => {
    for (;;) {
      isStale = false;
      const created = await (create as Service)(context);
      if (!isStale) return created;
      await settle();
    }
  };
  options.services = { ...options.services, createPages };
  return true;
}
