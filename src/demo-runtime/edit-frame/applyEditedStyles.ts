import { toDemoScope, type EditFrameRequest } from '../../shared/demoRuntime';
import { scopeStylesheet } from '../../shared/scopeStylesheet';

type RunRequest = Extract<EditFrameRequest, { type: 'run' }>;

const element = document.createElement('style');

async function toCss({ code, files, name, styling }: RunRequest): Promise<string> {
  const scope = toDemoScope(name, styling);
  const selector = `[data-demo="${scope}"]`;
  const sheets = Object.entries(files).filter(([path]) => path.endsWith('.css'));
  let css = sheets.map(([, text]) => scopeStylesheet(text, selector, scope)).join('');
  if (styling === 'Tailwind') {
    const { toTailwindStyles } = await import('./tailwindStyles');
    css += scopeStylesheet(
      await toTailwindStyles([code, ...Object.values(files)]),
      selector,
      scope,
    );
  }
  return css;
}

/** Puts the stylesheets of edited code on the frame, in place of those of its last version. */
export async function applyEditedStyles(request: RunRequest): Promise<void> {
  const css = await toCss(request);
  if (element.textContent !== css) element.textContent = css;
  if (!element.isConnected) document.head.append(element);
}
