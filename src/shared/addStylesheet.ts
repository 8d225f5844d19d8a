/**
 * Adds a stylesheet to the page; one that a script adds does not keep the page from being painted.
 * @throws (rejects) when it cannot be loaded; then it is not on the page, and may be added again.
 */
export function addStylesheet(href: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = resolve;
    link.onerror = (event) => {
      link.remove();
      reject(event);
    };
    document.head.append(link);
  });
}
