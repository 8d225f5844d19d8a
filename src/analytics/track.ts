declare global {
  interface Window {
    /** There only where the build names an analytics service and the reader does not object. */
    gtag?: (command: 'event', name: string, parameters: object) => void;
  }
}

/** Every event that the site sends, with its parameters. */
export interface AnalyticsEvents {
  feedback: { rating: 'yes' | 'no'; comment: string; page: string };
}

/** @returns whether the event was sent; it is not where there is no analytics service. */
export function track<Name extends keyof AnalyticsEvents>(
  name: Name,
  parameters: AnalyticsEvents[Name],
): boolean {
  if (!window.gtag) return false;
  window.gtag('event', name, parameters);
  return true;
}
