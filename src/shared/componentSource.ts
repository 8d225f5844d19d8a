/** Where the component that a page documents comes from. */
export interface ComponentSource {
  packageName: string;
  packageVersion: string;
  /** Address of its folder in the repository, at the documented version; null where it has no folder of its own. */
  sourceUrl: string | null;
  /** Address of the issues with its label; null where it has none. */
  issuesUrl: string | null;
}
