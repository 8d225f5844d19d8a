import { showPagePreferences } from '../storage/pagePreferences';

/**
 * Puts on `<html>` what the boot script of a page of text leaves out (`boot/bootText.ts`), for a reader who comes from one. To be called by the
 * module of a template whose pages are painted by it: it runs before they are rendered.
 */
export function showMissingPreferences(): void {
  if (typeof document === 'undefined' || document.documentElement.dataset['apiProps']) return;
  showPagePreferences();
}
