import { readFileSync } from 'node:fs';
import type { Plugin } from 'rolldown';
import { isSharedModule, toSharedModuleCode } from './reactShims';
import type { VirtualModules } from './virtualModules';

const sharedPrefix = '\0shared:';
const pagePrefix = '\0demo-page:';
const icons = '@mui/icons-material/';
/** React as the edit frame brings it: its own copy, in the build that explains errors. */
const ownPrefix = 'own:';
const ownCopy = '?own';
const iconCopy = /\?page=[\w-]*$/;

/** Id of the virtual module that is a page's script. */
export function toPageModuleId(slug: string): string {
  return pagePrefix + slug;
}

/**
 * Resolves what the browser bundles differently from Node:
 * page scripts are written by us, React comes from the page, stylesheets go another way,
 * and icons are copied into each page that uses them, because files of a few hundred bytes cost more than they share.
 * @param virtual code of the modules in `src/demo-runtime/virtualModules.d.ts`.
 * @param pageCode code of the page scripts by slug. @param slugByFile page of each demo file, by absolute path.
 */
export function bundlePlugin(
  pageCode: ReadonlyMap<string, string>,
  slugByFile: ReadonlyMap<string, string>,
  virtual: VirtualModules,
): Plugin {
  return {
    name: 'demos',
    async resolveId(id, importer) {
      if (id.startsWith(pagePrefix)) return id;
      if (id in virtual) return `\0${id}`;
      const isOwn = id.startsWith(ownPrefix);
      if (isOwn || importer?.endsWith(ownCopy)) {
        const [name, from] = isOwn
          ? [id.slice(ownPrefix.length), importer]
          : [id, importer?.replace(ownCopy, '')];
        const own = await this.resolve(name, from, { skipSelf: true });
        return own && { ...own, id: own.id + ownCopy };
      }
      if (isSharedModule(id)) return sharedPrefix + id;
      const slug = importer === undefined ? undefined : slugByFile.get(importer);
      if (!slug || !id.startsWith(icons)) return null;
      // The package's own entry for an icon is CommonJS, which costs a wrapper for each.
      const module = id.replace(icons, `${icons}esm/`);
      const resolved = await this.resolve(`${module}.js`, importer, { skipSelf: true });
      return resolved && { ...resolved, id: `${resolved.id}?page=${slug}` };
    },
    load(id) {
      if (id.startsWith(pagePrefix)) return pageCode.get(id.slice(pagePrefix.length));
      if (id.startsWith(sharedPrefix)) return toSharedModuleCode(id.slice(sharedPrefix.length));
      if (id.startsWith('\0virtual:')) return virtual[id.slice(1)];
      if (id.endsWith(ownCopy)) {
        const code = readFileSync(id.replace(ownCopy, ''), 'utf8');
        return code.replaceAll('process.env.NODE_ENV', '"development"');
      }
      if (id.endsWith('.css')) return { code: '', moduleType: 'js', moduleSideEffects: false };
      return iconCopy.test(id) ? readFileSync(id.replace(iconCopy, ''), 'utf8') : null;
    },
  };
}
