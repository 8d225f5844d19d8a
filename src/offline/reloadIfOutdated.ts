import { appDataPathname, toPageDataPathname } from '../shared/pageData';
import { isTyping } from './isTyping';
import { readAppScripts } from './readAppScripts';

/** Versions of the site, and addresses, for which a reload was tried, so that it is tried once for each; separated by spaces. */
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

/** Whether the page names an address that it would not name if it were loaded now. */
async function isNamedNoMore(address: string): Promise<boolean> {
  try {
    const data = toPageDataPathname(window.location.pathname);
    const response = await fetch(data, { cache: 'no-store' });
    return response.ok && !(await response.text()).includes(address);
  } catch {
    return false;
  }
}

/** @returns what of the page the host has another of: the version of its scripts, or the missing address; null where it is neither. */
async function findOutdated(own: string, missing: string | null): Promise<string | null> {
  const present = await fetchVersion();
  if (present === null) return null;
  if (present !== own) return own;
  return missing !== null && (await isNamedNoMore(missing)) ? missing : null;
}

/** @returns whether it is the first time; also false where nothing can be kept, which would make a loop. */
function noteTry(outdated: string): boolean {
  try {
    const tried = sessionStorage.getItem(storageKey)?.split(' ') ?? [];
    if (tried.includes(outdated)) return false;
    sessionStorage.setItem(storageKey, [...tried, outdated].join(' '));
    return true;
  } catch {
    return false;
  }
}

interface ReloadOptions {
  /**
   * Address of the file, where the data of the page have it. Demos and icons are bundled beside the scripts of the site, so another
   * version of them is not always another one of those.
   */
  missing?: string | null;
  /** How to reload, for tests. */
  reload?(): void;
}

/**
 * To be called when a file of the site cannot be loaded: reloads the page where that is because another version of the site
 * is there by now, once for each version, and never under somebody's hands.
 * @returns whether it does.
 */
export async function reloadIfOutdated({
  missing = null,
  reload = () => window.location.reload(),
}: ReloadOptions = {}): Promise<boolean> {
  const own = readAppScripts()?.hash;
  if (!own) return false;
  const outdated = await findOutdated(own, missing);
  if (outdated === null || isTyping() || !noteTry(outdated)) return false;
  reload();
  return true;
}
