/** Two strokes of `static/mark.svg` in one colour, which stands out from light tabs and from dark ones. */
const drawing =
  "<svg viewBox='0 0 28 28' xmlns='http://www.w3.org/2000/svg'><path fill='teal' d='M13 0h2v11h6c0 5.2-3.6 8.6-7 17-3.4-8.4-7-11.8-7-17h6'/></svg>";

/**
 * The site's icon. It stands in each page: browsers ask for an icon of their own accord, often before they paint, and again at every
 * navigation. What HTML would escape is written as addresses have it, which is shorter.
 */
export const iconUrl = `data:image/svg+xml,${drawing.replaceAll('<', '%3C').replaceAll('>', '%3E').replaceAll("'", '%27')}`;
