import { toBareAddress } from '../shared/pathname';
import type { AnalyticsEvents } from './events';
import { toPageLocation } from './pageLocation';

type Gtag = (...parameters: unknown[]) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
    /** There only where the build names an analytics service and the reader does not object. */
    gtag?: Gtag;
  }
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** Whether the reader's browser asks not to be tracked: Do Not Track or Global Privacy Control. */
function isTrackingRefused(): boolean {
  return navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true;
}

/**
 * Loads gtag when the build was given `GATSBY_ANALYTICS_ID` and the reader does not object; does nothing otherwise. The
 * script is loaded after hydration and never waited for.
 */
export function startAnalytics(measurementId: string | undefined): void {
  if (!measurementId || isTrackingRefused() || window.gtag) return;
  const dataLayer = (window.dataLayer ??= []);
  // gtag.js reads the `arguments` object itself, not an array.
  window.gtag = function gtag() {
    // eslint-disable-next-line prefer-rest-params
    dataLayer.push(arguments);
  };
  // Unless told, it takes both as they are, with the query, for every event, also for those that it sends by itself.
  window.gtag('set', {
    page_location: toPageLocation(window.location.pathname),
    page_referrer: toBareAddress(document.referrer),
  });
  window.gtag('js', new Date());
  window.gtag('config', measurementId, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
  document.head.append(script);
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
