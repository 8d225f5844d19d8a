import type { ComponentType } from 'react';
import type { IslandValue } from '../shared/content';

/** Component of each tag; the attributes were checked by the build. */
export const islandViews: Readonly<Record<string, ComponentType<Record<string, IslandValue>>>> = {};
