import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toThemeTree } from '../../shared/themeTree';
import { createSourceNode, type NodeTools } from '../sourceNode';
import { readDefaultThemes } from './readDefaultThemes';

/**
 * `sourceNodes` of the default theme: one `DefaultTheme` node.
 * @param root absolute path of the repository.
 */
export function sourceDefaultTheme(tools: NodeTools, root: string): void {
  const manifest = path.join(root, 'node_modules/@mui/material/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const [known] = tools.getNodesByType('DefaultTheme');
  // Loading the package takes longer than anything else that is sourced when one page has been edited.
  if (known?.['version'] === version) {
    tools.actions.touchNode(known);
    return;
  }
  const { light, dark } = readDefaultThemes(root);
  const fields = { version, tree: toThemeTree(light, dark) };
  createSourceNode(tools, 'DefaultTheme', version, fields);
}
