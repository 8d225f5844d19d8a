import type { SearchButtonElement } from '../shared/keptText';
import { listenUntilAlive } from './listenUntilAlive';

/**
 * Keeps what is typed after the button of search has been pressed before the page is alive; `SearchButton` begins the query with it.
 * Before `keepSearchKey`, whose key is no letter of it.
 */
export function keepSearchText(): void {
  let button: SearchButtonElement | null = null;

  listenUntilAlive('click', ({ target }) => {
    button = target instanceof Element ? target.closest('[data-action="search"]') : null;
  });
  listenUntilAlive('keydown', (event) => {
    const { key } = event;
    if (!button || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const kept = button.keptText ?? '';
    if ([...key].length === 1) button.keptText = kept + key;
    else if (key === 'Backspace') button.keptText = kept.slice(0, -1);
    else {
      // The reader goes elsewhere.
      if (key === 'Tab' || key === 'Escape') button = null;
      return;
    }
    event.preventDefault();
  });
}
