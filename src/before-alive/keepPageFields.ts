import { siteReadyEvent } from '../shared/siteEvents';
import { keepFields } from './keepFields';
import { replayUses } from './keptUse';

/**
 * Keeps what a reader does with the fields of the page itself until it is alive; its demos keep what is theirs. To be called by the module of
 * a template whose pages have fields: it runs before the page is hydrated, and pages without fields do not carry it.
 */
export function keepPageFields(): void {
  if (typeof document === 'undefined') return;
  if (document.documentElement.hasAttribute('data-hydrated')) return;
  const fields = keepFields(document.body, (field) => !field.closest('[data-demo]'));
  document.addEventListener(siteReadyEvent, () => replayUses([fields]), { once: true });
}
