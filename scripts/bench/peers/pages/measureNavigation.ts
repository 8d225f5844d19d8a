import type { Browser, Locator, Page } from 'playwright-core';
import { Recorder } from '../../Recorder';
import { findTargets, toLink } from './findTargets';
import { toKnownMedian } from './toKnownMedian';
import { toPageScript } from '../../toPageScript';
import { desktop } from './viewports';
import { waitForQuiet } from '../../../browser/waitForQuiet';
import { clickKey, timesKey, watchNavigation, type NavigationTimes } from './watchNavigation';
import { withBrowser } from './withBrowser';

export interface NavigationTask {
  /** Selects the links of the side navigation. */
  selector: string;
  /** Whether the browser holds everything back, as DevTools do. */
  isSlow: boolean;
  /** Milliseconds for which the pointer stays on the link before it is pressed. */
  hover: number;
  /** How many readers click, each with an empty cache and after the page has come to rest. */
  samples: number;
}

interface Click {
  /** Milliseconds; null where the new heading has not come. */
  time: number | null;
  isFullLoad: boolean | null;
  /** From pressing or pointing on; what the cache had is left out. */
  bytes: number;
  requests: number;
  /** Links that there were to choose from. */
  targets: number;
}

export interface NavigationFigures {
  /** From the click to the first frame after the new heading is in the page, over a full load or not. */
  medianMs: number | null;
  /** Of each reader; null where the new heading has not come. */
  times: (number | null)[];
  /** Whether the last one of them has got another document. */
  fullLoad: boolean | null;
  bytes: number | null;
  requests: number | null;
  /** Links that there were to choose from. */
  targets: number;
}

/** 150 ms and 1.6 Mbit/s. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const throughput = (1600 * 1024) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

/** @returns null where the new heading has not come within twelve seconds or more. */
async function waitForTimes(page: Page): Promise<NavigationTimes | null> {
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    const text = await page
      .evaluate((key) => sessionStorage.getItem(key), timesKey)
      // The document may be gone by now, and the next one not be there.
      .catch(() => null);
    if (text !== null) return JSON.parse(text) as NavigationTimes;
  }
  return null;
}

/** Where to press a link, which is scrolled into view. @throws Error where it is not in the page. */
async function findPoint(link: Locator): Promise<readonly [x: number, y: number]> {
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error('a link of the side navigation has gone from the page');
  return [box.x + 20, box.y + box.height / 2];
}

/** @param sample counts the readers, who choose one link after the other. */
async function clickOnce(
  browser: Browser,
  url: string,
  { selector, isSlow, hover }: NavigationTask,
  sample: number,
): Promise<Click> {
  const context = await browser.newContext({ viewport: desktop });
  await context.addInitScript(toPageScript(watchNavigation, { clickKey, timesKey }));
  const page = await context.newPage();
  const recorder = await Recorder.start(page);
  if (isSlow) await slowDown(page);
  await page.goto(url, { waitUntil: 'load' });
  await waitForQuiet(page);
  const targets = await findTargets(page, selector);
  const target = targets[sample % targets.length] ?? '';
  const point = await findPoint(toLink(page, selector, target));
  recorder.reset();
  if (hover > 0) {
    await page.mouse.move(...point);
    await page.waitForTimeout(hover);
  }
  await page.mouse.click(...point);
  const times = await waitForTimes(page);
  await waitForQuiet(page, 300);
  const fetched = recorder.requests.filter(({ response }) => !response?.isFromCache);
  await context.close();
  return {
    time: times && times.shownAt - times.clickedAt,
    isFullLoad: times && times.isFullLoad,
    bytes: fetched.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: fetched.length,
    targets: targets.length,
  };
}

/** @param url of the page that readers come from. @throws Error where its side navigation has no links in view. */
export async function measureNavigation(
  url: string,
  task: NavigationTask,
): Promise<NavigationFigures> {
  return withBrowser(async (browser) => {
    const clicks: Click[] = [];
    for (let sample = 0; sample < task.samples; sample += 1)
      clicks.push(await clickOnce(browser, url, task, sample));
    const times = clicks.map(({ time }) => time);
    return {
      medianMs: toKnownMedian(times),
      times,
      fullLoad: clicks.findLast(({ isFullLoad }) => isFullLoad !== null)?.isFullLoad ?? null,
      bytes: toKnownMedian(clicks.map(({ bytes }) => bytes)),
      requests: toKnownMedian(clicks.map(({ requests }) => requests)),
      targets: clicks[0]?.targets ?? 0,
    };
  });
}
