/** Hosts of the fonts provider: its stylesheets and its font files. */
export const fontHosts = {
  styles: 'https://fonts.googleapis.com',
  files: 'https://fonts.gstatic.com',
} as const;

/** The two families of the site: for text and for code. */
export const textFontsHref = `${fontHosts.styles}/css2?family=Commissioner:wght@400..700&family=JetBrains+Mono:wght@400..700&display=swap`;

/** What must be there before the families are shown, as `document.fonts.load` takes it. */
export const textFonts = ['400 1rem Commissioner', '400 1rem "JetBrains Mono"'] as const;

/** Attribute of `<html>` once the families may be shown. */
export const webFontsAttribute = 'data-web-fonts';
