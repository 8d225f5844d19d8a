import { toSearchKey } from '../shared/searchKey';
import { siteReadyEvent } from '../shared/siteEvents';

/** Has a key of search press its button before the page is alive; `keepClicks` keeps the press. */
export function keepSearchKey(): void {
  const press = (event: KeyboardEvent) => {
    const button = document.querySelector<HTMLElement>('[data-action="search"]');
    if (!button || !toSearchKey(event)) return;
    event.preventDefault();
    button.click();
  };
  addEventListener('keydown', press);
  document.addEventListener(siteReadyEvent, () => removeEventListener('keydown', press), {
    once: true,
  });
}
