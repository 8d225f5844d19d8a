export interface Landscape {
  title: string;
  alt: string;
  src: string;
  height: number;
}

/** A small drawing of hills as a data URI. Heights are in pixels, for a width of 240. */
function draw(sky: string, far: string, near: string, height: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 ${height}">
    <path fill="${sky}" d="M0 0h240v${height}H0z"/>
    <circle cx="180" cy="${height * 0.28}" r="16" fill="#fff" opacity=".7"/>
    <path fill="${far}" d="M0 ${height}V${height * 0.6}Q70 ${height * 0.3} 140 ${height * 0.62}T240 ${height * 0.5}V${height}z"/>
    <path fill="${near}" d="M0 ${height}V${height * 0.8}Q60 ${height * 0.6} 120 ${height * 0.8}T240 ${height * 0.72}V${height}z"/>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function toLandscape(
  title: string,
  alt: string,
  [sky, far, near]: [string, string, string],
  height = 160,
): Landscape {
  return { title, alt, height, src: draw(sky, far, near, height) };
}

export const landscapes: readonly Landscape[] = [
  toLandscape('Morning', 'Green hills below a pale sky', ['#cfe8f3', '#86b29a', '#4d7f66']),
  toLandscape('Noon', 'Yellow hills below a blue sky', ['#8ec5ee', '#d8c27a', '#a98d3f'], 220),
  toLandscape('Evening', 'Violet hills below a red sky', ['#f2a98a', '#8b6b96', '#54406a']),
  toLandscape('Night', 'Black hills and a moon', ['#2b3a5e', '#1d2742', '#10172a'], 260),
  toLandscape('Fog', 'Gray hills that can hardly be seen', ['#dfe3e6', '#c3cbd0', '#9aa6ad'], 140),
  toLandscape('Winter', 'White hills below a gray sky', ['#b9c7d3', '#e3ebf1', '#f7fafc'], 200),
];
