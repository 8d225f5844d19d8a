import { getRowKeys } from './direction';

const tabSelector = '.tabs[data-storage-key] > [role="tablist"] > [role="tab"]';

interface TabsOptions {
  /** Keeps the chosen tab under its group's key. */
  store(storageKey: string, tab: string): void;
}

function getTabs(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]')];
}

function getGroup(tab: Element): HTMLElement | null {
  return tab.closest<HTMLElement>('.tabs[data-storage-key]');
}

/** Attribute of `<html>` from which CSS chooses the panel. */
function toAttribute(storageKey: string): string {
  return `data-tab-${storageKey}`;
}

function markSelected(group: HTMLElement): void {
  const tabs = getTabs(group);
  const chosen = document.documentElement.getAttribute(
    toAttribute(group.dataset['storageKey'] ?? ''),
  );
  const selected = tabs.find((tab) => tab.dataset['tab'] === chosen) ?? tabs[0];
  for (const tab of tabs) {
    tab.setAttribute('aria-selected', String(tab === selected));
    tab.tabIndex = tab === selected ? 0 : -1;
  }
}

/** Tells assistive technology what CSS shows; call it after new content has come. */
export function syncTabs(): void {
  for (const group of document.querySelectorAll<HTMLElement>('.tabs[data-storage-key]'))
    markSelected(group);
}

function selectTab(tab: HTMLElement, options: TabsOptions): void {
  const storageKey = getGroup(tab)?.dataset['storageKey'];
  const value = tab.dataset['tab'];
  if (!storageKey || !value) return;
  const top = tab.getBoundingClientRect().top;
  document.documentElement.setAttribute(toAttribute(storageKey), value);
  syncTabs();
  // Other groups with the same key change too, perhaps above this one: it must stay under the pointer.
  const shift = tab.getBoundingClientRect().top - top;
  if (shift !== 0) window.scrollBy({ top: shift, behavior: 'instant' });
  options.store(storageKey, value);
}

/** The tab that a key leads to, round the ends; null for other keys. */
function findNextTab(tab: HTMLElement, key: string): HTMLElement | null {
  const group = getGroup(tab);
  if (!group) return null;
  const tabs = getTabs(group);
  const { forward, backward } = getRowKeys(tab);
  const at = tabs.indexOf(tab);
  if (key === 'Home') return tabs[0] ?? null;
  if (key === 'End') return tabs.at(-1) ?? null;
  if (key === forward) return tabs[(at + 1) % tabs.length] ?? null;
  if (key === backward) return tabs.at(at - 1) ?? null;
  return null;
}

function closestTab(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(tabSelector) : null;
}

/**
 * Makes the tabs of authored content work: selection follows focus, and all groups with one key change together.
 * @returns a function that removes the listeners.
 */
export function installTabsBehaviour(options: TabsOptions): () => void {
  const onClick = (event: Event) => {
    const tab = closestTab(event.target);
    if (tab) selectTab(tab, options);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const tab = closestTab(event.target);
    const next = tab && findNextTab(tab, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
    selectTab(next, options);
  };
  syncTabs();
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('keydown', onKeyDown);
  };
}
