import { z } from 'zod';

const stateSchema = z.object({ html: z.object({ unsafeBuiltinWasUsedInSSR: z.boolean() }) });

/**
 * Whether server rendering used a module of Node, so that Gatsby cannot know which pages have changed and renders all of them
 * with the next build too, however small the edit.
 * @param state Gatsby's. @throws ZodError where it is not what it was in Gatsby 5
 */
export function rendersEverything(state: unknown): boolean {
  return stateSchema.parse(state).html.unsafeBuiltinWasUsedInSSR;
}
