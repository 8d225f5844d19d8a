import { Demo } from '../demo/Demo';
import { Playground } from '../playground/Playground';
import type { IslandView } from './ContentBlocks';

/** Component of each tag. */
export const islandViews: Readonly<Record<string, IslandView>> = {
  Demo: Demo as unknown as IslandView,
  Playground: Playground as unknown as IslandView,
};
