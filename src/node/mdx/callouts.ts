/** What stands above a callout of each type. */
export const calloutTitles: Readonly<Record<string, string>> = {
  info: 'Note',
  success: 'Good to know',
  warning: 'Take care',
  error: 'Do not',
};
