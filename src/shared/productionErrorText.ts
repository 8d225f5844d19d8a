import type { DecodedError, ProductionErrorData } from './decodeProductionError';
import { fillIn } from './translate';

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

/** Says in the site's words what an address asks for. */
export function toErrorText(decoded: DecodedError, strings: ErrorStrings): ErrorText {
  switch (decoded.kind) {
    case 'missing':
      return { title: strings.missing, text: strings.missingText };
    case 'invalid':
      return { title: fillIn(strings.invalid, decoded), text: strings.missingText };
    case 'unknown':
      return { title: fillIn(strings.unknown, decoded), text: strings.unknownText };
    case 'decoded':
      return { title: fillIn(strings.decoded, { code: decoded.code }), text: decoded.message };
  }
}
