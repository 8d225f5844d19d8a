/** A drawn tile of glaze as a data address: `top` runs down over `base`, both are CSS colors. */
export function glaze(top: string, base: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" preserveAspectRatio="xMidYMid slice">
    <rect width="320" height="240" fill="${base}"/>
    <path d="M0 0h320v118c-14 22-30 22-38 2s-26-18-32 8-30 40-40 4-30-30-38-4-24 66-38 20-26-36-40-8-34 30-46 2-30-16-48 8z" fill="${top}"/>
    <path d="M0 0h320v46c-60 22-110-14-168 6S50 70 0 42z" fill="#fff" opacity=".14"/>
    <circle cx="74" cy="190" r="3" fill="#000" opacity=".3"/>
    <circle cx="214" cy="206" r="4" fill="#000" opacity=".3"/>
    <circle cx="286" cy="172" r="2" fill="#000" opacity=".3"/>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
