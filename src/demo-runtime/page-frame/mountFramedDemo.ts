import { bringToLife } from '../../before-alive/bringToLife';
import type { DemoModule } from '../../shared/demoRuntime';
import { parseCodeStyling } from '../../shared/preferences';
import { createStoredTheme } from './createStoredTheme';
import { findFramedDemo, keepUses } from './keptUses';

/** Brings the one demo of this page to life; the page says which it is. See `toPageFrameHtml`. */
export async function mountFramedDemo(): Promise<void> {
  const container = findFramedDemo();
  const { name, styling, script } = document.body.dataset;
  const codeStyling = parseCodeStyling(styling ?? null);
  if (!container || !name || !codeStyling || !script) return;
  const url = new URL(script, window.location.href).href;
  const module = (await import(/* @vite-ignore */ url)) as DemoModule;
  const onError = (error: Error) => {
    const message = document.createElement('pre');
    message.textContent = error.message;
    container.replaceChildren(message);
  };
  const theme = createStoredTheme();
  await bringToLife(module, { container, name, styling: codeStyling, theme, onError }, keepUses());
}
