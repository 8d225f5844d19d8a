import {
  cookieNames,
  defaultCodeStyling,
  defaultCodeVariant,
  parseCodeHash,
  parseCodeStyling,
  parseCodeVariant,
  parseCookie,
} from '../shared/preferences';
import { readCookies } from './cookies';

/** Puts on `<html>` in which language and styling code is shown: as the address says, else the cookies, else the defaults. */
export function showCodePreferences(): void {
  const { dataset } = document.documentElement;
  const cookies = readCookies();
  const fromHash = parseCodeHash(location.hash);
  dataset['codeVariant'] =
    fromHash.codeVariant ??
    parseCodeVariant(parseCookie(cookies, cookieNames.codeVariant)) ??
    defaultCodeVariant;
  dataset['codeStyling'] =
    fromHash.codeStyling ??
    parseCodeStyling(parseCookie(cookies, cookieNames.codeStyling)) ??
    defaultCodeStyling;
}
