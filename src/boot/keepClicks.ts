import { scriptsGoneEvent, siteReadyEvent } from '../shared/siteEvents';

/**
 * Keeps a click on a button, or on a link that does more where there are scripts (`data-action`), and gives it back once the page is
 * hydrated. Where the scripts are gone the click does what it does without them: links go where they say.
 */
export function keepClicks(): void {
  let pending: HTMLElement | null = null;

  const keep = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    if (!(event.target instanceof Element)) return;
    const target = event.target.closest<HTMLElement>('[data-action], button');
    // Demos come alive later, and keep what is theirs.
    if (!target || target.closest('[data-demo]')) return;
    event.preventDefault();
    pending = target;
  };

  const stop = () => {
    removeEventListener('click', keep, true);
    pending?.click();
    pending = null;
  };

  addEventListener('click', keep, true);
  for (const type of [siteReadyEvent, scriptsGoneEvent])
    document.addEventListener(type, stop, { once: true });
}
