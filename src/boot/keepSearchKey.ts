import { toSearchKey } from '../shared/searchKey';
import { listenUntilAlive } from './listenUntilAlive';

/** Has a key of search press its button before the page is alive; `keepClicks` keeps the press. */
export function keepSearchKey(): void {
  listenUntilAlive('keydown', (event) => {
    if (!toSearchKey(event)) return;
    const button = document.querySelector<HTMLElement>('[data-action="search"]');
    if (!button) return;
    event.preventDefault();
    button.click();
  });
}
