import { readFileSync } from 'node:fs';
import type { CreateNodeArgs, Node } from 'gatsby';
import { parseNavigation } from '../content/parseNavigation';
import { parseTranslations } from '../content/parseTranslations';
import { productsFile, readProducts, type InstalledProduct } from '../content/readProducts';
import { toNavigationId } from '../content/toNavigationId';
import { readDefaultThemes } from '../default-theme/readDefaultThemes';
import { meaningsFile, readIconSet } from '../icons/readIconSet';
import { toIconColors } from '../icons/toIconColors';
import { readRedirects, redirectsFile } from '../redirects/redirects';
import type { ProductNode } from '../site/siteContent';
import { createChildNode, createNodesOrProblems, toSourceFile } from './contentNodes';
import { createPageNodes } from './createPageNodes';

interface FileNode extends Node {
  absolutePath: string;
  sourceInstanceName: string;
}

function createNavigation(
  args: CreateNodeArgs,
  file: Node,
  text: string,
  sourceFile: string,
): void {
  const navigationId = toNavigationId(sourceFile);
  createChildNode(args, file, 'Navigation', navigationId, {
    navigationId,
    items: parseNavigation(text, sourceFile),
    sourceFile,
  });
}

/** Products as their nodes have them. */
export function toProductFields(products: readonly InstalledProduct[]): ProductNode[] {
  return products.map(({ id, home, navigation, ...product }, position) => ({
    ...product,
    position,
    productId: id,
    homePathname: home,
    navigationId: navigation.replace(/\//g, '-'),
  }));
}

function createProducts(args: CreateNodeArgs, file: Node): void {
  const products = readProducts(process.cwd());
  for (const product of toProductFields(products)) {
    createChildNode(args, file, 'Product', product.productId, { ...product });
  }
}

function createTranslations(
  args: CreateNodeArgs,
  file: Node,
  text: string,
  sourceFile: string,
): void {
  const translations = parseTranslations(text, sourceFile);
  createChildNode(args, file, 'TranslationFile', translations.language, { ...translations });
}

function createIconSet(args: CreateNodeArgs, file: Node): void {
  const { version, folder, count, first } = readIconSet(process.cwd());
  const colors = toIconColors(readDefaultThemes(process.cwd(), 'material-ui'));
  createChildNode(args, file, 'IconSet', version, { version, folder, count, first, colors });
}

type Maker = (args: CreateNodeArgs, file: FileNode, sourceFile: string) => void;

const readText = (file: FileNode) => readFileSync(file.absolutePath, 'utf8');

/** What makes nodes of a file, or checks it; null for files that are read elsewhere. */
function toMaker(sourceFile: string): Maker | null {
  if (sourceFile === productsFile) return createProducts;
  if (sourceFile === redirectsFile) return (_, file) => void readRedirects(file.absolutePath);
  if (sourceFile === meaningsFile) return createIconSet;
  if (sourceFile.endsWith('/navigation.yml'))
    return (args, file) => createNavigation(args, file, readText(file), sourceFile);
  if (sourceFile.startsWith('content/translations/'))
    return (args, file) => createTranslations(args, file, readText(file), sourceFile);
  return null;
}

function createFromFile(args: CreateNodeArgs, file: FileNode): void {
  const sourceFile = toSourceFile(file.absolutePath);
  const make = toMaker(sourceFile);
  if (!make) return;
  createNodesOrProblems(args, file, sourceFile, () => {
    make(args, file, sourceFile);
    return [];
  });
}

/** Whether something is made of the file, a page or problems at least. @param sourceFile path from the repository root. */
export function hasNodes(sourceFile: string): boolean {
  // Of this one nothing is made as long as it has no mistakes.
  if (sourceFile === redirectsFile) return false;
  return sourceFile.endsWith('.mdx') || toMaker(sourceFile) !== null;
}

/** `onCreateNode`: makes our nodes from authored files; anything else is left alone. */
export async function createContentNodes(args: CreateNodeArgs): Promise<void> {
  const { node, loadNodeContent } = args;
  if (node.internal.type === 'Mdx') {
    const parent = args.getNode(node.parent ?? '');
    if (parent) createPageNodes(args, node, await loadNodeContent(parent));
  } else if (node.internal.type === 'File' && node['sourceInstanceName'] === 'content') {
    createFromFile(args, node as FileNode);
  }
}
