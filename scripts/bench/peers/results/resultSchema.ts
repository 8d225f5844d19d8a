import { z } from 'zod';
import { engineNames } from '../engines';

const failureSchema = z.object({ error: z.string() });

/** Figures of one measurement, undefined where there are none: it was not made, or it failed and has left a message instead. */
const measured = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (failureSchema.safeParse(value).success ? undefined : value),
    schema.optional(),
  );

/** Null where no sample has come to an end, and where JSON cannot write the number. */
const figure = z.number().nullable();
const bytes = z.object({ bytes: z.number() });
const files = z.object({
  requests: z.number(),
  bytes: z.number(),
  by: z.object({ js: bytes.optional(), html: bytes.optional() }),
});
const build = z.object({
  code: z.number().nullable(),
  wall: z.number(),
  cpu: figure,
  treeRssMiB: z.number(),
  load0: z.number(),
});
const navigation = measured(z.object({ medianMs: figure, bytes: figure }));

/** What the report reads of the results of one engine and one number of pages. Their files have more, to find out why a figure is odd. */
export const resultSchema = z.object({
  engine: z.enum(engineNames),
  label: z.string(),
  /** Pages. */
  n: z.number(),
  date: z.string(),
  versions: z.record(z.string(), z.string()).optional(),
  build: z.object({ cold: build, warm: build.optional() }).optional(),
  size: bytes.optional(),
  page: measured(
    z.object({ initial: files, prefetch: bytes, dom: z.object({ nodes: z.number() }) }),
  ),
  lighthouse: measured(
    z.object({
      chromium: z.string().nullish(),
      median: z.object({
        performance: figure,
        accessibility: figure,
        bestPractices: figure,
        seo: figure,
        fcp: figure,
        lcp: figure,
        tbt: figure,
        cls: figure,
      }),
    }),
  ),
  paint: measured(z.object({ fcp: figure, lcp: figure })),
  nav: navigation,
  navHovered: navigation,
  navSlow: navigation,
  navSlowHovered: navigation,
  search: measured(z.object({ bytes: figure, firstMs: figure, warmMs: figure })),
});

export type EngineResult = z.infer<typeof resultSchema>;
