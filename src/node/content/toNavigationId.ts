/** Folder of content/ that a side navigation is for: `content/experiments/docs/navigation.yml` → `experiments/docs`. */
export function toNavigationFolder(sourceFile: string): string {
  return sourceFile.replace(/^content\/|\/navigation\.yml$/g, '');
}

/** `content/experiments/docs/navigation.yml` → `experiments-docs`. */
export function toNavigationId(sourceFile: string): string {
  return toNavigationFolder(sourceFile).replace(/\//g, '-');
}
