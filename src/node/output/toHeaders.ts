import { createHash } from 'node:crypto';
import { scriptsGonePathname } from '../../shared/appScripts';
import { editFramePathname } from '../../shared/demoRuntime';
import { productionErrorScriptPathname } from '../../shared/productionErrorText';
import { fontHosts } from '../../shared/webFonts';

const immutable = 'Cache-Control: public, max-age=31536000, immutable';
const daily = 'Cache-Control: public, max-age=86400';
const revalidated = 'Cache-Control: public, max-age=0, must-revalidate';

/** Hosts of the analytics service: its script and its collectors. */
const analyticsScript = 'https://www.googletagmanager.com';
const analyticsCollectors = 'https://*.google-analytics.com https://*.analytics.google.com';
/** Where a demo can be opened as a project. */
const sandboxes = 'https://stackblitz.com https://codesandbox.io';

function toHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`;
}

/** Policy of every page: scripts of our own and the inline scripts by their hashes; styles also inline, as both style libraries write them. */
export function toContentSecurityPolicy(
  inlineScripts: readonly string[],
  hasAnalytics: boolean,
): string {
  const scripts = [
    "'self'",
    ...inlineScripts.map(toHash),
    ...(hasAnalytics ? [analyticsScript] : []),
  ];
  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    `style-src 'self' 'unsafe-inline' ${fontHosts.styles}`,
    // The site has no fonts of its own.
    `font-src ${fontHosts.files}`,
    `img-src 'self' data:${hasAnalytics ? ` ${analyticsCollectors}` : ''}`,
    // Frames and workers are as `default-src` says; each page has the policy in its headers, which go with its HTML.
    ...(hasAnalytics ? [`connect-src 'self' ${analyticsCollectors} ${analyticsScript}`] : []),
    "object-src 'none'",
    "base-uri 'self'",
    `form-action 'self' ${sandboxes}`,
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Of files that are no documents, which a policy does nothing for but make them larger. */
const scriptPolicy = "Content-Security-Policy: default-src 'none'";

/** The frame that runs edited code: an opaque origin, so evaluating code there reaches nothing of the site. */
const editFramePolicy = [
  "default-src 'none'",
  "script-src 'unsafe-eval' 'unsafe-inline' blob: https: http:",
  "style-src 'unsafe-inline' https: http:",
  `font-src https: http: data:`,
  'img-src data: blob:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts',
].join('; ');

/** What the headers depend on. */
export interface HeaderOptions {
  /** Texts of the inline scripts that may run. */
  inlineScripts: readonly string[];
  /** Whether analytics was set at build time. */
  hasAnalytics: boolean;
  /** Names of the folders at the top that pages are in. */
  pageFolders: readonly string[];
  /** Names of the scripts at the top, whose names have a hash or a version in them. */
  scripts: readonly string[];
}

type HeaderBlock = readonly [path: string, headers: readonly string[]];

/**
 * Blocks of the `_headers` file. Hosts disagree on what happens to a header that two blocks give to one path (some take the
 * later, some send both), so no path has one from two.
 */
function toHeaderBlocks(options: HeaderOptions): HeaderBlock[] {
  const { inlineScripts, hasAnalytics, pageFolders, scripts } = options;
  const pagePolicy = `Content-Security-Policy: ${toContentSecurityPolicy(inlineScripts, hasAnalytics)}`;
  // Frames of an opaque origin may load the scripts of demos only when these say so.
  const shared = 'Access-Control-Allow-Origin: *';
  return [
    [
      '/*',
      [
        'X-Content-Type-Options: nosniff',
        // For the page of a missing address, which no block below names: `frame-ancestors`, which all others have, overrules it.
        'X-Frame-Options: DENY',
        'Referrer-Policy: strict-origin-when-cross-origin',
        'Permissions-Policy: camera=(), microphone=(), geolocation=()',
        'Strict-Transport-Security: max-age=31536000; includeSubDomains',
      ],
    ],
    ...['/', '/index.html', '/404.html', ...pageFolders.map((folder) => `/${folder}/*`)].map(
      (path): HeaderBlock => [path, [pagePolicy, revalidated]],
    ),
    // A script is no document; without the page's policy a small one is half as large on the wire.
    ...scripts.map((name): HeaderBlock => [`/${name}`, [scriptPolicy, immutable]]),
    // The policy of a service worker holds for what it fetches.
    ['/sw.js', [pagePolicy, revalidated]],
    [scriptsGonePathname, [scriptPolicy, revalidated]],
    [productionErrorScriptPathname, [scriptPolicy, revalidated]],
    ['/static/*', [immutable]],
    ['/cards/*', [daily]],
    ['/apple-touch-icon.png', [daily]],
    ['/mark.svg', [daily]],
    ['/page-data/*', [scriptPolicy, revalidated]],
    ['/navigation/*', [scriptPolicy, revalidated]],
    ['/search/names-*', [scriptPolicy, immutable]],
    ['/search/words-*', [scriptPolicy, immutable]],
    ['/search/manifest.json', [scriptPolicy, revalidated]],
    ['/material-icons/*', [scriptPolicy, immutable]],
    ['/demos/*', [scriptPolicy, shared, immutable]],
    ['/frames/demos/*', [pagePolicy, immutable]],
    // Some hosts lead it to its address without `.html`, where it must be allowed in a frame as well.
    ...[editFramePathname, editFramePathname.replace(/\.html$/, '')].map((path): HeaderBlock => [
      path,
      [`Content-Security-Policy: ${editFramePolicy}`, revalidated],
    ]),
    ...['edit-frame', 'page-frame', 'theme-variables'].map((name): HeaderBlock => [
      `/frames/${name}.js`,
      [scriptPolicy, shared, revalidated],
    ]),
  ];
}

/** Text of `_headers` for static hosts. */
export function toHeadersFile(options: HeaderOptions): string {
  return toHeaderBlocks(options)
    .map(([path, headers]) => `${path}\n${headers.map((header) => `  ${header}`).join('\n')}\n`)
    .join('\n');
}
