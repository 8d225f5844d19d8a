import { readAppScripts } from '../offline/readAppScripts';
import { preloadPage, runScripts } from './loadScripts';
import { afterNextFrame } from './moments';

/** Fetches the scripts of a page of text after its first frame: it is there to be read, and nothing makes that frame later. */
export function loadTextPage(): void {
  const app = readAppScripts();
  if (!app) return;
  afterNextFrame(() => preloadPage(app));
  runScripts(app);
}
