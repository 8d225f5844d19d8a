import type { ComponentType } from 'react';
import { Demo } from '../demo/Demo';
import { Playground } from '../playground/Playground';
import type { IslandValue } from '../shared/content';

type IslandView = ComponentType<Record<string, IslandValue>>;

/** Component of each tag; the build has checked the attributes against `islandSchemas`. */
export const islandViews: Readonly<Record<string, IslandView>> = {
  Demo: Demo as unknown as IslandView,
  Playground: Playground as unknown as IslandView,
};
