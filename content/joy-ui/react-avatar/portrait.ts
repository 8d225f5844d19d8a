/** A drawn head as a data address: `cap` is the color of the cap, `water` that of the background, both CSS colors. */
export function portrait(cap: string, water: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">
    <rect width="80" height="80" fill="${water}"/>
    <path d="M10 80c2-22 14-28 30-28s28 6 30 28z" fill="#f4f1ea"/>
    <circle cx="40" cy="36" r="17" fill="#c98f6b"/>
    <path d="M22 33a18 18 0 0 1 36 0h10v4H22z" fill="${cap}"/>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
