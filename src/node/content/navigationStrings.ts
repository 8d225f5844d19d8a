import { z } from 'zod';

/** Those of the English strings that the side navigation is made with. */
export const navigationStrings = z.object({
  navigation: z.object({
    planned: z.string(),
    unstable: z.string(),
    newFeature: z.string(),
    legacy: z.string(),
    pro: z.string(),
    premium: z.string(),
    plan: z.string(),
    unwritten: z.string(),
    external: z.string(),
    groupPages: z.string(),
  }),
});
