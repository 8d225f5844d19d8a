import { appDataPathname } from '../shared/pageData';
import { isTyping } from './isTyping';
import { readAppScripts } from './readAppScripts';

/** Versions of the site from which a reload was tried, so that none is tried twice; separated by spaces. */
const storageKey = 'outdated-versions';

/** Version of the site that the host has now; null without a network. */
async function fetchVersion(): Promise<string | null> {
  try {
    const response = await fetch(appDataPathname, { cache: 'no-store' });
    const data = (await response.json()) as { webpackCompilationHash?: string };
    return data.webpackCompilationHash ?? null;
  } catch {
    return null;
  }
}

/** @returns whether it is the first time; also false where nothing can be kept, which would make a loop. */
function noteVersion(version: string): boolean {
  try {
    const tried = sessionStorage.getItem(storageKey)?.split(' ') ?? [];
    if (tried.includes(version)) return false;
    sessionStorage.setItem(storageKey, [...tried, version].join(' '));
    return true;
  } catch {
    return false;
  }
}

/**
 * To be called when a file of the site cannot be loaded: reloads the page where that is because another version of the site
 * is there by now, once for each version, and never under somebody's hands.
 * @param reload how to reload, for tests. @returns whether it does.
 */
export async function reloadIfOutdated(
  reload: () => void = () => window.location.reload(),
): Promise<boolean> {
  const own = readAppScripts()?.hash;
  if (!own) return false;
  const present = await fetchVersion();
  if (present === null || present === own || isTyping() || !noteVersion(own)) return false;
  reload();
  return true;
}
