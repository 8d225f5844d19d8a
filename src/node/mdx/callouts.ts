export const calloutTypes = ['info', 'success', 'warning', 'error'] as const;

/** What stands above a callout of each type. */
export const calloutTitles: Readonly<Record<(typeof calloutTypes)[number], string>> = {
  info: 'Note',
  success: 'Good to know',
  warning: 'Take care',
  error: 'Do not',
};
