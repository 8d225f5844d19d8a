import { pause } from '../shared/pause';
import { writeStyleNames } from './writeStyleNames';

/**
 * Entry of the page's scripts, in the place of Gatsby's: runs the same modules, in steps. All at once they keep a phone busy for
 * more than 100 milliseconds. Nothing is loaded later: `eager` keeps the modules in the scripts that have come already, and
 * `webpackExports` names what is used of them besides static imports, nothing, so that the rest can be left out.
 */
async function startInSteps(): Promise<void> {
  await import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom/client');
  await pause();
  writeStyleNames();
  await import(/* webpackMode: "eager", webpackExports: [] */ 'styled-components');
  await pause();
  await import(/* webpackMode: "eager", webpackExports: [] */ 'gatsby');
  await pause();
  await import(/* webpackMode: "eager", webpackExports: [] */ '../../gatsby-browser');
  await pause();
  await import(/* webpackMode: "eager", webpackExports: [] */ 'gatsby-production-app');
}

void startInSteps();
