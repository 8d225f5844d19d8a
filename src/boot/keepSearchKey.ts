import { toSearchKey } from '../shared/searchKey';
import { listenUntilAlive } from './listenUntilAlive';

/**
 * Has a key of search press its button before the page is alive; `keepClicks` keeps the press.
 * @param isTyped whether a key is typed into something. Pages of text have nothing of the kind before they are alive.
 */
export function keepSearchKey(
  isTyped: (target: EventTarget | null) => boolean = () => false,
): void {
  listenUntilAlive('keydown', (event) => {
    const key = toSearchKey(event);
    if (!key || (key === 'slash' && isTyped(event.target))) return;
    const button = document.querySelector<HTMLElement>('[data-action="search"]');
    if (!button) return;
    event.preventDefault();
    button.click();
  });
}
