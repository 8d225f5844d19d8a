/** How much white the shades below the main one have, and how much black those above. */
const white = { 50: 0.93, 100: 0.85, 200: 0.65, 300: 0.45, 400: 0.22 } as const;
const black = { 600: 0.2, 700: 0.4, 800: 0.6, 900: 0.8 } as const;

function mix(hex: string, other: 0 | 255, share: number): string {
  const mixed = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16);
    return Math.round(value + (other - value) * share);
  });
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The shades of a color for Joy UI, which has no function that makes them.
 * @param main six-digit hex; the shade 500. @returns six-digit hex by the number of the shade.
 */
export function toJoyScale(main: string): Record<number, string> {
  const scale: Record<number, string> = { 500: main };
  for (const [shade, share] of Object.entries(white)) scale[Number(shade)] = mix(main, 255, share);
  for (const [shade, share] of Object.entries(black)) scale[Number(shade)] = mix(main, 0, share);
  return scale;
}
