/** The machine of `develop`, in `gatsby/dist/state-machines/develop`. */
interface DevelopMachine {
  config: {
    states?: {
      recreatingPages?: { on?: { ADD_NODE_MUTATION?: { actions: string | string[] } } };
    };
  };
}

/**
 * Has `develop` make the pages once more when files change while it makes them. Gatsby takes in the nodes and makes no pages of them:
 * of two files that are written or deleted together, a page and the navigation that names it, the later would be unknown until the
 * next edit. This starts Gatsby's count of such rounds anew, of which it takes six for a site that changes itself and gives up: an
 * author may well save more often. To be called before there is a first edit; a Gatsby whose machine looks otherwise does as it always
 * did.
 * @returns whether it does now
 */
export function heedLateNodes({ config }: DevelopMachine): boolean {
  const mutation = config.states?.recreatingPages?.on?.ADD_NODE_MUTATION;
  if (mutation?.actions !== 'callApi') return false;
  mutation.actions = ['resetRecompileCount', 'markNodesDirty', 'callApi'];
  return true;
}
