import { Demo } from '../demo/Demo';
import { Playground } from '../playground/Playground';
import type { IslandViews } from './ContentBlocks';

/** Components of the tags that pages with demos have. */
export const islandViews: IslandViews = { Demo, Playground };
