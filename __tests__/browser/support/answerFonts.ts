import { readFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright-core';
import { fontHosts } from '../../../src/shared/webFonts';

/** The fonts provider answers as the real one does, with the fonts that the tests have. */
export async function answerFonts(context: BrowserContext): Promise<void> {
  await context.route(`${fontHosts.styles}/icon**`, (route) =>
    route.fulfill({ contentType: 'text/css', body: '' }),
  );
  await context.route(`${fontHosts.styles}/css2**`, (route) =>
    route.fulfill({
      contentType: 'text/css',
      body: ['Commissioner', 'JetBrains Mono']
        .map((family) => {
          const file = family.toLowerCase().replace(' ', '-');
          return `@font-face{font-family:'${family}';font-weight:400 700;font-display:swap;src:url(${fontHosts.files}/${file}.woff2) format('woff2')}`;
        })
        .join(''),
    }),
  );
  await context.route(`${fontHosts.files}/**`, (route) => {
    const name = /\/([\w-]+)\.woff2$/.exec(route.request().url())?.[1] ?? '';
    return route.fulfill({
      contentType: 'font/woff2',
      headers: { 'access-control-allow-origin': '*' },
      body: readFileSync(`node_modules/@fontsource/${name}/files/${name}-latin-400-normal.woff2`),
    });
  });
}
