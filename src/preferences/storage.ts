import { cookieMaxAgeSeconds } from '../shared/preferences';

/** Reads a local storage entry; null when absent or when storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes a local storage entry; does nothing when storage is blocked or full. */
export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    return;
  }
}

/** Text of `document.cookie`; empty when cookies are blocked. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Writes a cookie for the whole site for a year; does nothing when cookies are blocked. */
export function writeCookie(name: string, value: string): void {
  try {
    document.cookie = `${name}=${encodeURIComponent(value)};path=/;max-age=${cookieMaxAgeSeconds};samesite=lax`;
  } catch {
    return;
  }
}
