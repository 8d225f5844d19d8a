import { z } from 'zod';
import { calloutTypes } from './callouts';

/** The tags around blocks of text, with their attributes; they become HTML. */
export const blockSchemas = {
  Callout: z.strictObject({ type: z.enum(calloutTypes).default('info') }),
  Tabs: z.strictObject({ storageKey: z.string().min(1) }),
  Tab: z.strictObject({ label: z.string().min(1) }),
};

/** Inline HTML elements that Markdown has no sign for. */
export const inlineElements: readonly string[] = ['kbd', 'sub', 'sup', 'br', 'abbr'];

/** None of them has an attribute. */
export const inlineSchema = z.strictObject({});
