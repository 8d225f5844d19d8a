import { addStylesheet } from '../shared/addStylesheet';
import { pageChangeEvent } from '../shared/siteEvents';
import { fontHosts } from '../shared/webFonts';

/** The icon fonts that `Icon` of Material UI shows by name; browsers fetch a font only where something is set in it. */
export const iconFontsHref = `${fontHosts.styles}/icon?family=Material+Icons|Material+Icons+Outlined|Material+Icons+Round|Material+Icons+Sharp|Material+Icons+Two+Tone`;

/** Fetches the icon fonts of Material UI when a page shows something in them. */
export function fetchIconFontsWhereUsed(): void {
  if (!document.querySelector('[class*="material-icons"]')) return;
  document.removeEventListener(pageChangeEvent, fetchIconFontsWhereUsed);
  void addStylesheet(iconFontsHref).catch(() => undefined);
}
