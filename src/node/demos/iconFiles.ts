import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { writeWhole } from '../writeWhole';
import { readPackageVersions } from './checkImports';
import { toHash } from '../hash';
import { demoCacheDir } from './diskCache';

/** A file with the icons whose names start with one letter. */
export interface IconFile {
  name: string;
  code: string;
}

/** `export default createSvgIcon( … );` → `createSvgIcon( … )` */
const iconCode = /export default (createSvgIcon\([\s\S]*\));\s*$/;

function bundleLetter(names: readonly string[], folder: string): string {
  const icons = names.flatMap((name) => {
    const code = iconCode.exec(readFileSync(join(folder, `${name}.js`), 'utf8'))?.[1];
    return code ? [`${JSON.stringify(name)}:()=>${code}`] : [];
  });
  const code = `export default (createSvgIcon,_jsx,_jsxs)=>({${icons.join(',')}})`;
  return transformSync(code, { minify: true, loader: 'js' }).code;
}

/**
 * All icons of the installed package, which edited code may import: a file per first letter, in which each icon is made
 * only when it is asked for.
 * @returns files by letter; made once per version of the package.
 */
export function createIconFiles(): Record<string, IconFile> {
  const version = readPackageVersions()['@mui/icons-material'] ?? '';
  const file = join(demoCacheDir, 'icons', `${version}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, IconFile>;
  } catch {
    const folder = join(process.cwd(), 'node_modules/@mui/icons-material/esm');
    const names = readdirSync(folder)
      .filter((name) => /^\w+\.js$/.test(name) && name !== 'index.js')
      .map((name) => name.slice(0, -'.js'.length));
    const files: Record<string, IconFile> = {};
    for (const letter of new Set(names.map((name) => name.charAt(0)))) {
      const code = bundleLetter(
        names.filter((name) => name.startsWith(letter)),
        folder,
      );
      files[letter] = { name: `icons-${letter}-${toHash(code).slice(0, 8)}.js`, code };
    }
    writeWhole(file, JSON.stringify(files));
    return files;
  }
}
