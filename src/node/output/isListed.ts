/** Whether a page is in the lists that machines read: neither an experiment nor what stands in for a page. */
export function isListed(pathname: string): boolean {
  return !['/404/', '/offline/'].includes(pathname) && !pathname.startsWith('/experiments/');
}
