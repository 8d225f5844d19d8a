import { parsePath } from '../shared/pathname';

/** An address without query and hash, which can hold what somebody typed into a page. */
export function toBareAddress(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

/** Address of a page without language, query and hash. */
export function toPageLocation(path: string): string {
  return toBareAddress(`${window.location.origin}${parsePath(path).canonicalAs}`);
}
