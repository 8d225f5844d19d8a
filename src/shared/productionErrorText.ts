import type { DecodedError, ProductionErrorData } from './decodeProductionError';

/** Strings of the page of production errors, their `{code}` not filled in. */
export interface ErrorStrings {
  missing: string;
  missingText: string;
  invalid: string;
  unknown: string;
  unknownText: string;
  decoded: string;
}

/** What the message is made from, besides the address. */
export interface ErrorMessageData {
  errors: readonly ProductionErrorData[];
  strings: ErrorStrings;
}

/** The message's two paragraphs. */
export interface ErrorText {
  title: string;
  text: string;
}

/** Of the element with the message; it gets `data-early` when the message has been written before the first paint. */
export const errorMessageId = 'error-message';

/** Of the element that holds `ErrorMessageData` as JSON. */
export const errorDataId = 'error-data';

/** Script that writes the message before the first paint; its name stays the same with each version of the site. */
export const productionErrorScriptPathname = '/production-error.js';

/** Not by `fillIn`: one more chunk that uses it makes it a module of its own, and the script of every page larger. */
const withCode = (text: string, code: string | number) =>
  text.replace('{code}', () => String(code));

/** Says in the site's words what an address asks for. */
export function toErrorText(decoded: DecodedError, strings: ErrorStrings): ErrorText {
  switch (decoded.kind) {
    case 'missing':
      return { title: strings.missing, text: strings.missingText };
    case 'invalid':
      return { title: withCode(strings.invalid, decoded.code), text: strings.missingText };
    case 'unknown':
      return { title: withCode(strings.unknown, decoded.code), text: strings.unknownText };
    case 'decoded':
      return { title: withCode(strings.decoded, decoded.code), text: decoded.message };
  }
}
