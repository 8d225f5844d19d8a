import type { CreateWebpackConfigArgs } from 'gatsby';
import { siteCacheFolder } from '../pages/siteCache';

/**
 * Server rendering imports what createPages left in the site cache; as imports, a change of navigation renders every page
 * again.
 */
export function configureWebpack({ actions, stage }: CreateWebpackConfigArgs): void {
  if (stage === 'build-html' || stage === 'develop-html') {
    actions.setWebpackConfig({ resolve: { alias: { 'site-cache': siteCacheFolder } } });
  }
}
