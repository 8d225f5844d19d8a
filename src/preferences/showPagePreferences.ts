import { showApiDisplays } from '../storage/apiDisplays';
import { showCodePreferences } from '../storage/codePreferences';
import { readThemeVariables, showThemeVariables } from '../storage/themeVariables';

/**
 * Puts on `<html>` what pages of text do without (`boot/bootText.ts`), for a reader who comes from one. To be called by the module of a
 * template whose pages are painted by it: it runs before they are rendered.
 */
export function showPagePreferences(): void {
  if (typeof document === 'undefined' || document.documentElement.dataset['apiProps']) return;
  showCodePreferences();
  showApiDisplays();
  showThemeVariables(readThemeVariables());
}
