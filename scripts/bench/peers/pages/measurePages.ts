import { existsSync } from 'node:fs';
import os from 'node:os';
import { findPage, planPages } from '../content/planPages';
import { toEngine, type EngineName } from '../engines';
import { log } from '../log';
import type { EngineResult } from '../results/resultSchema';
import { saveResult, type FigureName } from '../results/saveResult';
import { inScratch } from '../scratch';
import { serveFolder } from '../serveFolder';
import { measureColdPage } from './measureColdPage';
import { measureLighthouse } from './measureLighthouse';
import { measureNavigation, type NavigationTask } from './measureNavigation';
import { measurePaint } from './measurePaint';
import { measureSearch } from './measureSearch';

const longestMessage = 500;
const fast = { isSlow: false, hover: 0, samples: 10 };
const slow = { isSlow: true, hover: 0, samples: 3 };

/**
 * Measures one page of a site that has been built, its navigation and its search, and saves each figure or why there is none.
 * @param count of pages. @param tools folder in which Lighthouse is installed.
 */
export async function measurePages(name: EngineName, count: number, tools: string): Promise<void> {
  const out = inScratch('out', `${name}-${count}`);
  if (!existsSync(out)) {
    log(name, count, 'has not been built: run with --build first');
    return;
  }

  async function attempt<Name extends FigureName>(
    figure: Name,
    measure: () => Promise<NonNullable<EngineResult[Name]>>,
  ): Promise<void> {
    const load = os.loadavg()[0];
    try {
      saveResult(name, count, { [figure]: { ...(await measure()), load } });
      log(name, count, figure, 'done');
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      saveResult(name, count, { [figure]: { error: message.slice(0, longestMessage) } });
      log(name, count, figure, 'failed:', message.split('\n')[0] ?? '');
    }
  }

  const { toPathname, navigation: selector, search } = toEngine(name);
  const server = await serveFolder(out);
  const url = `http://localhost:${server.port}${toPathname(findPage(planPages(count), 1, 4).path)}`;
  const navigate = (task: Omit<NavigationTask, 'selector'>) => () =>
    measureNavigation(url, { selector, ...task });
  await attempt('page', () => measureColdPage(url));
  await attempt('lighthouse', () => measureLighthouse(url, tools));
  await attempt('paint', () => measurePaint(url));
  await attempt('nav', navigate(fast));
  await attempt('navHovered', navigate({ ...fast, hover: 400 }));
  await attempt('navSlow', navigate(slow));
  await attempt('navSlowHovered', navigate({ ...slow, hover: 1500 }));
  if (search) await attempt('search', () => measureSearch(url, search));
  await server.close();
}
