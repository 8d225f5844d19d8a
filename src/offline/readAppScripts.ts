import type { AppScripts } from '../shared/appScripts';

/** @returns what the page says of its own scripts; null in `develop`, where it says nothing. */
export function readAppScripts(): AppScripts | null {
  const text = document.getElementById('app-scripts')?.textContent;
  return text ? (JSON.parse(text) as AppScripts) : null;
}
