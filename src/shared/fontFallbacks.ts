/**
 * Local stand-ins with the same line breaks as the web fonts. Ascent, descent and, by setting three paragraphs of our prose in
 * both, width were measured (the first two are those of the `hhea` tables in @fontsource/commissioner and
 * @fontsource/jetbrains-mono, which a test reads): Commissioner 1.017/0.206 em against Arial (and Liberation Sans, which shares its widths) 0.997
 * regular and 0.939 bold; JetBrains Mono 1.02/0.3 em, 0.6 em wide, as are Courier New and Liberation Mono; Menlo and
 * DejaVu Sans Mono are 0.602 em.
 */
export const fontFallbacksCss = `
  @font-face {
    font-family: 'Commissioner fallback';
    font-weight: 100 550;
    src: local('Arial'), local('Liberation Sans'), local('Arimo');
    size-adjust: 99.7%;
    ascent-override: 102%;
    descent-override: 20.7%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Commissioner fallback';
    font-weight: 551 900;
    src: local('Arial Bold'), local('Liberation Sans Bold'), local('Arimo Bold');
    size-adjust: 93.9%;
    ascent-override: 108.3%;
    descent-override: 21.9%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'JetBrains Mono fallback';
    src: local('Menlo'), local('DejaVu Sans Mono');
    size-adjust: 99.66%;
    ascent-override: 102.3%;
    descent-override: 30.1%;
    line-gap-override: 0%;
  }
`;
