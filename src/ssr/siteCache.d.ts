/** What the build leaves in .cache/site for server rendering; the alias is set in `src/node/webpack`. */
declare module 'site-cache/navigation.json' {
  import { type NavigationTrees } from '../shared/navigation';
  import { type NavigationLabels } from '../shared/navigationHtml';

  const navigation: { trees: NavigationTrees; labels: NavigationLabels };
  export default navigation;
}

declare module 'site-cache/boot.json' {
  const script: string;
  export default script;
}
