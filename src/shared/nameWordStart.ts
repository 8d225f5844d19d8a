/** Where a word begins within a name of code, which may be broken into lines there: `rowSpacing` and `Type`, `SVG` and `Icon`. */
export const nameWordStart = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;
