/** Relative luminance of a six-digit hex colour. Formula: WCAG 2.2, relative luminance. */
function toLuminance(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16);
  const [red = 0, green = 0, blue = 0] = [value >> 16, (value >> 8) & 255, value & 255].map(
    (channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    },
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two six-digit hex colours, 1 to 21. Formula: WCAG 2.2, contrast ratio. */
export function toContrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [toLuminance(one), toLuminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Six-digit lower-case hex of what a reader typed (`#abc`, `ABC`, `#aabbcc`, `rgb(1, 2, 3)`); null where it is no colour. */
export function parseHexColor(text: string): string | null {
  const typed = text.trim().toLowerCase();
  const long = /^#?([0-9a-f]{6})$/.exec(typed)?.[1];
  if (long) return `#${long}`;
  const short = /^#?([0-9a-f]{3})$/.exec(typed)?.[1];
  if (short) return `#${[...short].map((digit) => digit + digit).join('')}`;
  const channels = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/
    .exec(typed)
    ?.slice(1)
    .map(Number);
  if (!channels || channels.some((channel) => channel > 255)) return null;
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
