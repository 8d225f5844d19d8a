import type { NavigationTrees } from './navigation';
import type { NavigationLabels } from './navigationHtml';

/** What the build hands to server rendering for the side navigations. */
export interface SiteNavigation {
  trees: NavigationTrees;
  labels: NavigationLabels;
}
