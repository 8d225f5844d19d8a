/** What the build leaves in .cache/site for server rendering; the alias is set in `src/node/webpack`. */
declare module 'site-cache/navigation.json' {
  import { type NavigationTrees } from '../shared/navigation';
  import { type NavigationLabels } from '../shared/navigationHtml';

  const navigation: { trees: NavigationTrees; labels: NavigationLabels };
  export default navigation;
}

declare module 'site-cache/chunks.json' {
  /** Pathnames of the files that each chunk needs, by the chunk's name. */
  const chunks: Readonly<Record<string, readonly string[]>>;
  export default chunks;
}

declare module 'site-cache/boot.json' {
  /** Texts of the inline scripts: at the start of the body, and at its end. */
  const scripts: { boot: string; start: string };
  export default scripts;
}
