import { readAppScripts } from '../offline/readAppScripts';
import { loadScripts } from './loadScripts';

/** Brings a page of text to life. */
export function loadTextPage(): void {
  const app = readAppScripts();
  if (app) loadScripts(app);
}
