import { cookieMaxAgeSeconds } from '../shared/preferences';

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
