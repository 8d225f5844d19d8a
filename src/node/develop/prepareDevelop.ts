import type { ParentSpanPluginArgs } from 'gatsby';
import { readLostFilesAgain } from '../content-nodes/readLostFilesAgain';
import { heedLateNodes } from './heedLateNodes';
import { keepQueries } from './keepQueries';
import { keepSchema } from './keepSchema';
import { shortenEditWait } from './shortenEditWait';
import { watchNodes } from './watchNodes';

/** Makes `develop` ready for edits, which Gatsby's machines act on; to be called in `onPreBootstrap`, before there is a first one. */
export async function prepareDevelop(args: ParentSpanPluginArgs): Promise<void> {
  readLostFilesAgain(args);
  const { emitter, store } = await import('gatsby/dist/redux/index.js');
  const { getDataStore } = await import('gatsby/dist/datastore/index.js');
  const { waitingMachine } = await import('gatsby/dist/state-machines/waiting/index.js');
  const { recreatePagesMachine } = await import('gatsby/dist/state-machines/data-layer/index.js');
  const { queryRunningMachine } = await import('gatsby/dist/state-machines/query-running/index.js');
  const waitForNodes = watchNodes(emitter, args.getNode);
  const settle = async (): Promise<void> => {
    await waitForNodes();
    // Until they are written, lists of a type lack them.
    await getDataStore().ready();
  };
  shortenEditWait(waitingMachine);
  keepSchema(recreatePagesMachine, settle);
  heedLateNodes(recreatePagesMachine, emitter, settle);
  keepQueries(queryRunningMachine, emitter, store);
}
