import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type SourceNodesArgs } from 'gatsby';
import { toThemeTree } from '../../shared/themeTree';
import { readDefaultThemes } from './readDefaultThemes';

type Tools = Pick<SourceNodesArgs, 'actions' | 'createNodeId' | 'createContentDigest'>;

/**
 * `sourceNodes` of the default theme: one `DefaultTheme` node.
 * @param root absolute path of the repository.
 */
export function sourceDefaultTheme(tools: Tools, root: string): void {
  const { actions, createNodeId, createContentDigest } = tools;
  const manifest = path.join(root, 'node_modules/@mui/material/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const { light, dark } = readDefaultThemes(root);
  const fields = { version, tree: toThemeTree(light, dark) };
  actions.createNode({
    ...fields,
    id: createNodeId('DefaultTheme'),
    parent: null,
    children: [],
    internal: { type: 'DefaultTheme', contentDigest: createContentDigest(fields) },
  });
}
