import { themedProducts, type ThemedProduct } from '../../shared/themedProducts';
import { toThemeTree } from '../../shared/themeTree';
import { readInstalledVersion } from '../readInstalledVersion';
import { createSourceNode, type NodeTools } from '../sourceNode';
import { readDefaultThemes } from './readDefaultThemes';

/**
 * `sourceNodes` of the default themes: a `DefaultTheme` node of each product that has one.
 * @param root absolute path of the repository.
 */
export function sourceDefaultThemes(tools: NodeTools, root: string): void {
  const known = tools.getNodesByType('DefaultTheme');
  for (const product of Object.keys(themedProducts) as ThemedProduct[]) {
    const version = readInstalledVersion(root, themedProducts[product].packageName);
    const node = known.find((each) => each['product'] === product && each['version'] === version);
    // Loading the package takes longer than anything else that is sourced when one page has been edited.
    if (node) {
      tools.actions.touchNode(node);
      continue;
    }
    const { light, dark } = readDefaultThemes(root, product);
    const fields = { product, version, tree: toThemeTree(light, dark) };
    createSourceNode(tools, 'DefaultTheme', `${product} ${version}`, fields);
  }
}
