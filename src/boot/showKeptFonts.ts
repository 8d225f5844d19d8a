import { fetchTextFonts, hasTextFonts, savesData, showTextFonts } from '../fonts/textFonts';

/** Asks for the web fonts that the browser most likely has, and shows them if that is before anything is painted. */
export async function showKeptFonts(): Promise<void> {
  if (!hasTextFonts() || savesData() || !(await fetchTextFonts())) return;
  if (performance.getEntriesByType('paint').length === 0) showTextFonts();
}
