/** Stands in for Gatsby, which the harness is not built with. */
export function navigate(href: string): void {
  window.location.assign(href);
}
