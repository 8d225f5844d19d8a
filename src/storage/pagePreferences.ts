import { showApiDisplays } from './apiDisplays';
import { showCodePreferences } from './codePreferences';
import { readThemeVariables, showThemeVariables } from './themeVariables';

/** Puts on `<html>` what the reader has stored that pages with demos or an API reference are painted by, and pages of text are not. */
export function showPagePreferences(): void {
  showThemeVariables(readThemeVariables());
  showCodePreferences();
  showApiDisplays();
}
