import { decodeProductionError } from '../shared/decodeProductionError';
import {
  errorDataId,
  errorMessageId,
  toErrorText,
  type ErrorMessageData,
} from '../shared/productionErrorText';

function toParagraph(text: string): HTMLParagraphElement {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  return paragraph;
}

/**
 * Writes the message that the address asks for in the place of the server's sentence, with the elements that the page itself
 * renders. Written when the page is alive, a long message would push the table down before the reader's eyes.
 */
export function showProductionError(): void {
  const message = document.getElementById(errorMessageId);
  const json = document.getElementById(errorDataId)?.textContent;
  if (!message || !json) return;
  // Written by the page of the same build.
  const { errors, strings } = JSON.parse(json) as ErrorMessageData;
  const { title, text } = toErrorText(decodeProductionError(location.search, errors), strings);
  message.querySelector('p')?.replaceWith(toParagraph(title), toParagraph(text));
  message.dataset['early'] = '';
}
