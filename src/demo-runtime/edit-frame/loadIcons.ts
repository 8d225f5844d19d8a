import { createSvgIcon } from '@mui/material/utils';
import { jsx, jsxs } from 'react/jsx-runtime';
import { iconFiles } from 'virtual:icon-files';

type Icon = ReturnType<typeof createSvgIcon>;

/** A file of icons: each is made only when it is asked for. */
interface IconFile {
  default(createSvgIcon: unknown, jsx: unknown, jsxs: unknown): Record<string, () => Icon>;
}

/** @returns those of the icons that there are, by name. */
export async function loadIcons(names: readonly string[]): Promise<Record<string, Icon>> {
  const icons: Record<string, Icon> = {};
  for (const name of new Set(names)) {
    const url = iconFiles[name.charAt(0)];
    if (!url) continue;
    const file = (await import(/* @vite-ignore */ new URL(url, import.meta.url).href)) as IconFile;
    const make = file.default(createSvgIcon, jsx, jsxs)[name];
    if (make) icons[name] = make();
  }
  return icons;
}
