import { z } from 'zod';

/**
 * The tags that become islands, with their attributes. To add one that lives in the browser: a line here, a view in its room, a line in
 * `src/mdx/islandViews.tsx`, or in a template of its own, and the template that has the view in `site/pageKinds.ts`.
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
} satisfies Record<string, z.ZodType>;

/** By names that may be those of no island. */
export const islandSchemas: Readonly<Record<string, z.ZodType>> = schemas;

/** Those that become a table once all pages are known (`pages/contentResolvers.ts`). */
export const tableIslands = ['Props', 'Coverage'] as const satisfies (keyof typeof schemas)[];

export type TableIsland = (typeof tableIslands)[number];

/** Those that live in the browser. */
export type LiveIsland = Exclude<keyof typeof schemas, TableIsland>;
