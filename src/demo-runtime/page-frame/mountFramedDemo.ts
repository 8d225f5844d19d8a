import type { DemoModule } from '../../shared/demoRuntime';
import { parseCodeStyling } from '../../shared/preferences';
import { createStoredTheme } from './createStoredTheme';

/** Brings the one demo of this page to life; the page says which it is. See `toPageFrameHtml`. */
export async function mountFramedDemo(): Promise<void> {
  const container = document.querySelector<HTMLElement>('[data-demo]');
  const { name, styling, script } = document.body.dataset;
  const codeStyling = parseCodeStyling(styling ?? null);
  if (!container || !name || !codeStyling || !script) return;
  const url = new URL(script, window.location.href).href;
  const { mountDemo } = (await import(/* @vite-ignore */ url)) as DemoModule;
  mountDemo({
    container,
    name,
    styling: codeStyling,
    theme: createStoredTheme(),
    onError(error) {
      const message = document.createElement('pre');
      message.textContent = error.message;
      container.replaceChildren(message);
    },
  });
}
