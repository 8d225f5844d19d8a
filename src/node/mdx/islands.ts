import { z } from 'zod';
import type { LiveIslandProps } from '../../shared/liveIslands';

/** Those that live in the browser. */
export type LiveIsland = keyof LiveIslandProps;

/** Those that become a table once all pages are known (`pages/contentResolvers.ts`). */
export const tableIslands = ['Props', 'Coverage'] as const;

export type TableIsland = (typeof tableIslands)[number];

/**
 * The tags that become islands, with their attributes. To add one that lives in the browser: its props in `src/shared/liveIslands.ts`, a line
 * here, a view in its room, a line in `src/mdx/islandViews.tsx`, or in a template of its own, and the template that has the view in
 * `site/pageKinds.ts`.
 */
const schemas = {
  Demo: z.strictObject({
    name: z.string().min(1),
    title: z.string().optional(),
    defaultExpanded: z.boolean().optional(),
    background: z.enum(['plain', 'raised', 'none']).optional(),
    iframe: z.boolean().optional(),
    height: z.number().positive().optional(),
  }),
  Playground: z.strictObject({
    of: z.string().min(1),
    hide: z.string().optional(),
    children: z.string().optional(),
    values: z.string().optional(),
    wrap: z.enum(['narrow', 'wide']).optional(),
    height: z.number().positive().optional(),
  }),
  Props: z.strictObject({
    of: z.string().min(1),
    only: z.string().optional(),
  }),
  IconSearch: z.strictObject({}),
  ThemeViewer: z.strictObject({}),
  ColorTool: z.strictObject({}),
  Coverage: z.strictObject({ of: z.string().optional() }),
} satisfies { [Name in LiveIsland]: z.ZodType<LiveIslandProps[Name]> } & Record<
  TableIsland,
  z.ZodType
>;

/** By names that may be those of no island. */
export const islandSchemas: Readonly<Record<string, z.ZodType>> = schemas;
