import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChromium } from '../../../browser/findChromium';
import { browserFlags } from './browserFlags';
import {
  parseLighthouseReport,
  toLighthouseValues,
  type LighthouseValues,
} from './parseLighthouseReport';
import { toKnownMedian } from './toKnownMedian';

const runs = 3;

export interface LighthouseFigures {
  /** Each value by itself. */
  median: LighthouseValues;
  /** Of each run, with how fast the machine was. */
  all: (LighthouseValues & { benchmarkIndex: number })[];
  /** First number of the browser's version. */
  chromium: string | null;
  /** Audits that have failed in any run, with their categories. */
  failed: string[];
}

/** What we call of two packages that are no dependencies of the repository, so that their types are not there. */
interface Tools {
  lighthouse: {
    default: (
      url: string,
      flags: { port: number; output: 'json'; logLevel: 'silent' },
    ) => Promise<unknown>;
  };
  'chrome-launcher': {
    launch: (options: {
      chromePath: string;
      chromeFlags: string[];
    }) => Promise<{ port: number; kill: () => unknown }>;
  };
}

async function importTool<Name extends keyof Tools>(
  folder: string,
  name: Name,
): Promise<Tools[Name]> {
  const { resolve } = createRequire(path.join(folder, 'package.json'));
  return (await import(pathToFileURL(resolve(name)).href)) as Tools[Name];
}

/** @returns what Lighthouse resolves with. */
async function runLighthouse(url: string, tools: string): Promise<unknown> {
  const { default: lighthouse } = await importTool(tools, 'lighthouse');
  const { launch } = await importTool(tools, 'chrome-launcher');
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: [...browserFlags, '--headless=new'],
  });
  try {
    return await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'silent' });
  } finally {
    await chrome.kill();
  }
}

/**
 * Lighthouse with what it does by default: a phone, and a line and a processor that it simulates.
 * @param tools folder in which Lighthouse is installed, see `sites/installTools.ts`.
 */
export async function measureLighthouse(url: string, tools: string): Promise<LighthouseFigures> {
  const reports: ReturnType<typeof parseLighthouseReport>[] = [];
  for (let run = 0; run < runs; run += 1)
    reports.push(parseLighthouseReport(await runLighthouse(url, tools)));
  return {
    median: toLighthouseValues((name) => toKnownMedian(reports.map(({ values }) => values[name]))),
    all: reports.map(({ values, benchmarkIndex }) => ({ ...values, benchmarkIndex })),
    chromium: reports[0]?.chromium ?? null,
    failed: [...new Set(reports.flatMap(({ failed }) => failed))].sort(),
  };
}
