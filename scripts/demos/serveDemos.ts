import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { demosUrl } from '../../src/node/demos/bundlePages';
import type { DemoPage } from '../../src/node/demos/demoPages';
import { toPlainStyles } from '../../src/node/demos/stylesheets';
import { colors } from '../../src/shared/colors';
import { demoLayoutCss } from '../../src/shared/demoLayout';
import type { DemoPageHtml } from '../../src/shared/demoPageHtml';
import {
  itemCss,
  narrowItemCss,
  stageCss,
  wideStageCss,
  type PlaygroundPlace,
} from '../../src/shared/playgroundLayout';

/** Where the program that examines a page stands. */
export const programUrl = '/examine.js';

function toModeCss(mode: 'light' | 'dark'): string {
  const { text, ...tokens } = colors[mode];
  return `.mode-${mode}{color-scheme:${mode};color:${text};background:${tokens['surface-1']}}`;
}

/** A playground as the page has it: the stage, what keeps its height, and the component. */
function toPlaygroundStage(scope: string, { wrap, height }: PlaygroundPlace, html: string): string {
  const stage = wrap === 'wide' ? stageCss + wideStageCss : stageCss;
  const item = wrap === 'narrow' ? itemCss + narrowItemCss : itemCss;
  const kept = height === undefined ? '' : `min-block-size:${height}px`;
  return `<div style="${stage}padding:24px"><div style="${item}"><div data-demo="${scope}" style="padding:0;${kept}">${html}</div></div></div>`;
}

/** A page with nothing but its demos, as the server renders them. @param tailwind stylesheet, where a demo has its classes. */
export function toDocument(page: DemoPage, html: DemoPageHtml, tailwind: string | null): string {
  const demos = page.demos.map(({ scope, isFramed, layout }) => {
    const content = html.demos[scope]?.html ?? '';
    if (layout) return toPlaygroundStage(scope, layout, content);
    const style = isFramed ? '' : ` style="${demoLayoutCss}"`;
    return `<div data-demo="${scope}"${style}>${content}</div>`;
  });
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Demos</title>',
    `<style>*,*::before,*::after{transition:none!important;animation:none!important}[data-demo]{padding:24px}${toModeCss('light')}${toModeCss('dark')}</style>`,
    tailwind === null ? '' : `<style>${tailwind}</style>`,
    '</head><body class="mode-light">',
    `<div data-demo-styles><style>${toPlainStyles(page.demos)}</style><style data-ids="${html.ids.join(' ')}">${html.css}</style></div>`,
    `<main>${demos.join('')}</main><script src="${programUrl}"></script></body></html>`,
  ].join('\n');
}

/**
 * Serves documents on a free port of this machine.
 * @param documents by pathname, the program among them. @param files paths of the scripts of demos.
 */
export function serveDemos(
  documents: ReadonlyMap<string, string>,
  files: readonly string[],
): Promise<Server> {
  const scripts = new Map(files.map((file) => [path.basename(file), file]));
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const document = documents.get(url);
    if (url.startsWith(demosUrl) || url === programUrl) {
      response.setHeader('content-type', 'text/javascript');
      // The pages share most of their scripts, which the browser then reads and compiles once.
      response.setHeader('cache-control', 'max-age=3600, immutable');
      response.end(document ?? readFileSync(scripts.get(path.basename(url)) ?? ''));
    } else {
      response.statusCode = document === undefined ? 404 : 200;
      response.setHeader('content-type', 'text/html');
      response.end(document);
    }
  });
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
}
