/** npm name of the package that a file belongs to, the innermost `node_modules`; `null` outside of all. */
export function packageOf(file: string): string | null {
  return /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? null;
}

/** Folder of the package that a file belongs to; `null` outside of all. */
export function packageDirectoryOf(file: string): string | null {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? null;
}

/** Packages whose types every element or style takes: React's, the DOM's and CSS's own. */
const platformPackages: ReadonlySet<string> = new Set([
  '@types/react',
  '@types/react-dom',
  '@types/prop-types',
  '@types/node',
  'csstype',
  'typescript',
]);

/** Whether a declaration in that file is React's, the DOM's or CSS's own. */
export function isPlatformFile(file: string): boolean {
  return platformPackages.has(packageOf(file) ?? '');
}
