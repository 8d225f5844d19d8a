import { pause } from '../shared/pause';
import { startDemoInView } from './startDemoInView';
import { tidyAddress } from './tidyAddress';
import { writeStyleNames } from './writeStyleNames';

const steps: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom/client'),
  () => {
    writeStyleNames();
    return import(/* webpackMode: "eager", webpackExports: [] */ 'styled-components');
  },
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'gatsby'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '../../gatsby-browser'),
];

/**
 * Entry of the page's scripts, in the place of Gatsby's: runs the same modules, in steps. All at once they keep a phone busy for
 * more than 100 milliseconds. Nothing is loaded later: `eager` keeps the modules in the scripts that have come already, and
 * `webpackExports` names what is used of them besides static imports, nothing, so that the rest can be left out.
 */
async function startInSteps(): Promise<void> {
  tidyAddress();
  for (const step of steps) {
    await step();
    await pause();
    await startDemoInView();
  }
  await import(/* webpackMode: "eager", webpackExports: [] */ 'gatsby-production-app');
}

void startInSteps();
