import path from 'node:path';
import { resolveFrom } from './resolveFrom';

const standIn = (file: string) => path.resolve('src/stand-ins', file);

const stylisFolder = path.dirname(resolveFrom('styled-components', 'stylis/package.json'));

/**
 * Packages, and files of packages, that Gatsby and styled-components import and that nothing here uses, as `resolve.alias` of the
 * bundle for browsers: `false` is an empty module. Webpack cannot take them out by itself, since something in them may have
 * effects.
 */
export const leftOutParts = {
  // Gatsby's `Script`.
  'gatsby-script': false,
  'gatsby-link$': standIn('gatsbyLink.ts'),
  // Leaves out `useScrollRestoration` too, and with it the parts of the router that only it asks for.
  'gatsby-react-router-scroll$': standIn('gatsbyRouterScroll.ts'),
  // `registerServiceWorker` of src/offline does what it would do.
  [path.resolve('.cache/register-service-worker.js')]: false,
  [path.resolve('.cache/api-runner-browser-plugins.js')]: standIn('browserPlugins.js'),
  [path.resolve('.cache/find-path.js')]: standIn('findPath.ts'),
  'prop-types$': standIn('propTypes.js'),
  [path.join(stylisFolder, 'src/Prefixer.js')]: standIn('stylisPrefixer.ts'),
} as const;
