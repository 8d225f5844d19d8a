/** Stylesheets that a script adds do not keep the page from being painted. @throws (rejects) when it cannot be loaded. */
export function addStylesheet(href: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });
}
