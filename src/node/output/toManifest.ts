import { themeColors } from '../../shared/preferences';
import type { SiteMetadata } from './toFeeds';
import { iconKinds } from './writeIcons';

/** Text of the web app manifest. */
export function toManifest({ title, description }: SiteMetadata): string {
  const icons = iconKinds
    .filter(({ pathname }) => pathname.startsWith('/icons/'))
    .map(({ pathname, size }) => ({
      src: pathname,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: pathname.includes('maskable') ? 'maskable' : 'any',
    }));
  const manifest = {
    id: '/',
    name: title,
    short_name: title,
    description,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons: [...icons, { src: '/mark.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
