import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../../../browser/findChromium';
import { browserFlags } from './browserFlags';

/** Measures something in a browser of its own, which is closed then. */
export async function withBrowser<Figures>(
  measure: (browser: Browser) => Promise<Figures>,
): Promise<Figures> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}
