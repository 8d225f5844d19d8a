import { parsePath, toBareAddress } from '../shared/pathname';

/** Address of a page without language, query and hash. */
export function toPageLocation(path: string): string {
  return toBareAddress(`${window.location.origin}${parsePath(path).canonicalAs}`);
}
