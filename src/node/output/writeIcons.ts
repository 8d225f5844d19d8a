import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { themeColors } from '../../shared/preferences';
import { loadSharp } from '../loadSharp';

/** The site's mark, which every icon is drawn from. */
export const markFile = 'static/mark.svg';
/** Side of the mark's square in its own units. */
const markSize = 28;

/** An icon of the site. */
export interface IconKind {
  pathname: string;
  /** Side in pixels. */
  size: number;
  /** Rounding of the paper's corners as a share of the side; 0 where the system cuts the shape. */
  corner: number;
  /** Height of the mark as a share of the side. */
  share: number;
}

/**
 * Systems cut maskable icons down to a circle of 80 % of the side (W3C App Manifest, "icon masks"): the bob stays inside. The first icon
 * is found by its name, which Apple's browsers ask for of their own accord.
 */
export const iconKinds: readonly IconKind[] = [
  { pathname: '/apple-touch-icon.png', size: 180, corner: 0, share: 0.86 },
  { pathname: '/icons/icon-192.png', size: 192, corner: 0.2, share: 0.88 },
  { pathname: '/icons/icon-512.png', size: 512, corner: 0.2, share: 0.88 },
  { pathname: '/icons/icon-maskable-512.png', size: 512, corner: 0, share: 0.785 },
];

/** The mark hangs from the upper edge on a piece of paper. @param mark text of `markFile`. @returns text of an SVG. */
export function toIconSvg(mark: string, { size, corner, share }: IconKind): string {
  const scale = (size * share) / markSize;
  const side = (size - markSize * scale) / 2;
  // The drawing in the colours of light mode, on the paper of light mode.
  const drawing = mark
    .replace(/^[^]*?<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace(/<title>[^]*?<\/title>/, '')
    .replace(/@media[^{]*\{[^]*?\}\s*\}/, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${size * corner}" fill="${themeColors.light}"/><g transform="translate(${side} 0) scale(${scale})">${drawing}</g></svg>`;
}

/** Draws every icon as PNG. @param folder absolute path of `public`. */
export async function writeIcons(folder: string): Promise<void> {
  const mark = readFileSync(path.resolve(markFile), 'utf8');
  mkdirSync(path.join(folder, 'icons'), { recursive: true });
  for (const kind of iconKinds) {
    const svg = Buffer.from(toIconSvg(mark, kind));
    await loadSharp()(svg).png({ palette: true }).toFile(path.join(folder, kind.pathname));
  }
}
