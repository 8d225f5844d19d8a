import { addStylesheet } from '../shared/addStylesheet';
import { webFontsKey } from '../shared/preferences';
import { textFonts, textFontsHref, webFontsAttribute } from '../shared/webFonts';
import { readStored } from '../storage/entries';

/** @returns whether the browser has the web fonts now. */
export async function loadTextFonts(): Promise<boolean> {
  const loaded = await Promise.all(textFonts.map((font) => document.fonts.load(font)));
  return loaded.every(({ length }) => length > 0);
}

/** @returns whether the browser has got the web fonts; false where the provider cannot be reached. */
export async function fetchTextFonts(): Promise<boolean> {
  try {
    await addStylesheet(textFontsHref);
    return await loadTextFonts();
  } catch {
    return false;
  }
}

/** Has text stand in the web fonts. */
export function showTextFonts(): void {
  document.documentElement.setAttribute(webFontsAttribute, '');
}

/** Whether the reader saves data, and wants no fonts. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Whether an earlier page has fetched the web fonts, so that the browser most likely still has them. */
export function hasTextFonts(): boolean {
  return readStored(webFontsKey) === 'fetched';
}
