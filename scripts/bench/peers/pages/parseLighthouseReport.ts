import { z } from 'zod';

const reportSchema = z.object({
  lhr: z.object({
    audits: z.record(
      z.string(),
      z.object({ score: z.number().nullable(), numericValue: z.number().optional() }),
    ),
    categories: z.record(
      z.string(),
      z.object({
        score: z.number().nullable(),
        auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
      }),
    ),
    environment: z.object({ benchmarkIndex: z.number(), hostUserAgent: z.string() }),
  }),
});

type Report = z.infer<typeof reportSchema>['lhr'];

const readScore =
  (category: string) =>
  ({ categories }: Report): number | null => {
    const score = categories[category]?.score;
    return typeof score === 'number' ? score * 100 : null;
  };

const readValue =
  (audit: string) =>
  ({ audits }: Report): number | null =>
    audits[audit]?.numericValue ?? null;

const readers = {
  performance: readScore('performance'),
  accessibility: readScore('accessibility'),
  bestPractices: readScore('best-practices'),
  seo: readScore('seo'),
  fcp: readValue('first-contentful-paint'),
  lcp: readValue('largest-contentful-paint'),
  tbt: readValue('total-blocking-time'),
  cls: readValue('cumulative-layout-shift'),
};

type ValueName = keyof typeof readers;

/** Scores from 0 to 100, times in milliseconds, and layout shift; null for what Lighthouse could not say. */
export type LighthouseValues = Record<ValueName, number | null>;

/** Every value by its name. */
export function toLighthouseValues(read: (name: ValueName) => number | null): LighthouseValues {
  const names = Object.keys(readers) as ValueName[];
  return Object.fromEntries(names.map((name) => [name, read(name)])) as LighthouseValues;
}

/** An audit below this is not green in Lighthouse’s own report. */
const passingScore = 0.9;

/** Audits that weigh in a category and have not passed, with its name. */
function listFailed({ audits, categories }: Report): string[] {
  return Object.entries(categories).flatMap(([category, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < passingScore)
      .map(({ id }) => `${category}:${id}`),
  );
}

/** First number of Chromium's version, which tells no more of it; null for another browser. */
const toChromiumVersion = (userAgent: string): string | null =>
  /Chrome\/(\d+)/.exec(userAgent)?.[1] ?? null;

/** @param report what Lighthouse resolves with. @throws ZodError where it is something else. */
export function parseLighthouseReport(report: unknown): {
  values: LighthouseValues;
  /** How fast Lighthouse has found the machine; more is faster. */
  benchmarkIndex: number;
  chromium: string | null;
  failed: string[];
} {
  const { lhr } = reportSchema.parse(report);
  return {
    values: toLighthouseValues((name) => readers[name](lhr)),
    benchmarkIndex: lhr.environment.benchmarkIndex,
    chromium: toChromiumVersion(lhr.environment.hostUserAgent),
    failed: listFailed(lhr),
  };
}
