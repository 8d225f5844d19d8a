/** A whole number with a comma before each three digits, in English as the page is. (As for lists, a browser would first read the data of `Intl`.) */
export function toCountText(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
