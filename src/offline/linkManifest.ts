/**
 * Says on the page how the site is installed. Browsers fetch this, and an icon that it names, at once, so it comes when the page is
 * alive; nobody can install the site without scripts.
 */
export function linkManifest(): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'manifest', href: '/manifest.webmanifest' }));
}
