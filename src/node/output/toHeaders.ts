import { createHash } from 'node:crypto';
import { fontHosts } from '../../shared/webFonts';

const immutable = 'Cache-Control: public, max-age=31536000, immutable';
const revalidated = 'Cache-Control: public, max-age=0, must-revalidate';

/** Hosts of the analytics service: its script and its collectors. */
const analyticsScript = 'https://www.googletagmanager.com';
const analyticsCollectors = 'https://*.google-analytics.com https://*.analytics.google.com';
/** Where a demo can be opened as a project. */
const sandboxes = 'https://stackblitz.com https://codesandbox.io';

function toHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`;
}

/** Policy of every page: scripts of our own and the one inline script by its hash; styles also inline, as both style libraries write them. */
export function toContentSecurityPolicy(
  inlineScripts: readonly string[],
  hasAnalytics: boolean,
): string {
  const scripts = [
    "'self'",
    ...inlineScripts.map(toHash),
    ...(hasAnalytics ? [analyticsScript] : []),
  ];
  const connections = ["'self'", ...(hasAnalytics ? [analyticsCollectors, analyticsScript] : [])];
  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    `style-src 'self' 'unsafe-inline' ${fontHosts.styles}`,
    `font-src 'self' ${fontHosts.files}`,
    `img-src 'self' data:${hasAnalytics ? ` ${analyticsCollectors}` : ''}`,
    `connect-src ${connections.join(' ')}`,
    "frame-src 'self'",
    "worker-src 'self'",
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

/**
 * Text of `_headers` for static hosts. A later block overrides an earlier one.
 * @param inlineScripts texts of the inline scripts that may run; @param hasAnalytics whether analytics was set at build time.
 */
export function toHeadersFile(inlineScripts: readonly string[], hasAnalytics: boolean): string {
  const shared = [
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Permissions-Policy: camera=(), microphone=(), geolocation=(), interest-cohort=()',
    'Strict-Transport-Security: max-age=31536000; includeSubDomains',
  ];
  const pagePolicy = `Content-Security-Policy: ${toContentSecurityPolicy(inlineScripts, hasAnalytics)}`;
  const blocks: [string, string[]][] = [
    ['/*', [...shared, pagePolicy, revalidated]],
    // A script is no document; without the page's policy a small one is half as large on the wire.
    ['/*.js', [scriptPolicy, immutable]],
    ['/static/*', [immutable]],
    ['/cards/*', ['Cache-Control: public, max-age=86400']],
    ['/page-data/*', [scriptPolicy, revalidated]],
    ['/search/*', [scriptPolicy, immutable]],
    ['/search/manifest.json', [revalidated]],
    // The policy of a service worker holds for what it fetches.
    ['/sw.js', [pagePolicy, revalidated]],
    // Frames of an opaque origin may load the scripts of demos only when these say so.
    ['/demos/*', [scriptPolicy, 'Access-Control-Allow-Origin: *', immutable]],
    // Two doors whose names stay the same lead to hashed files.
    ['/demos/edit-frame.js', [revalidated]],
    ['/demos/theme-variables.js', [revalidated]],
    ['/demos/edit-frame.html', [`Content-Security-Policy: ${editFramePolicy}`, revalidated]],
  ];
  return blocks
    .map(([path, headers]) => `${path}\n${headers.map((header) => `  ${header}`).join('\n')}\n`)
    .join('\n');
}
