import { escapeHtml } from '../../shared/escapeHtml';

export interface TabPanel {
  label: string;
  html: string;
}

const toSlug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** CSS of groups with these tabs: see `toTabsCss`. The name is a class. */
export interface TabsLook {
  name: string;
  css: string;
}

/**
 * Which panel is seen is said in CSS from an attribute of `<html>` that the boot script sets before first paint; it is the first where
 * nothing is chosen. Without script, and in print, all panels are seen.
 */
function toTabsCss(name: string, attribute: string, values: readonly string[]): string {
  const [first, ...others] = values;
  const isChosen = (value: string) => `[${attribute}="${value}"]`;
  const toCondition = (value: string) => {
    if (value !== first) return isChosen(value);
    return others.length > 0 ? `:not(${others.map(isChosen).join()})` : '';
  };
  const select = (toElement: (value: string) => string) =>
    values.map((value) => `html[data-js]${toCondition(value)} .${name}${toElement(value)}`).join();
  const panels = select((value) => `>[data-tab="${value}"]`);
  const tabs = select((value) => ` [role=tab][data-tab="${value}"]`);
  return `@media screen{${panels}{display:block}${tabs}{--tab-line:var(--accent);--tab-text:var(--text)}}`;
}

/** @param name of the class that is to have it. @param labels of the tabs, in order; see `toTabsHtml` for the others. */
export function toTabsLook(name: string, storageKey: string, labels: readonly string[]): TabsLook {
  return { name, css: toTabsCss(name, `data-tab-${toSlug(storageKey)}`, labels.map(toSlug)) };
}

/** HTML of alternatives; the chosen one is kept under `storageKey` for the whole site. @param look name of that of these tabs */
export function toTabsHtml(
  id: string,
  look: string,
  storageKey: string,
  panels: readonly TabPanel[],
): string {
  const tabs = panels.map(({ label }, index) => {
    const value = toSlug(label);
    return (
      `<button type="button" role="tab" id="${id}-${value}" data-tab="${value}" aria-controls="${id}-${value}-panel"` +
      ` aria-selected="${index === 0}" tabindex="${index === 0 ? 0 : -1}">${escapeHtml(label)}</button>`
    );
  });
  const bodies = panels.map(({ label, html }) => {
    const value = toSlug(label);
    return `<div role="tabpanel" id="${id}-${value}-panel" data-tab="${value}" aria-labelledby="${id}-${value}">${html}</div>`;
  });
  return (
    `<div class="tabs ${look}" id="${id}" data-storage-key="${toSlug(storageKey)}">` +
    `<div role="tablist" aria-label="${escapeHtml(panels.map(({ label }) => label).join(', '))}">${tabs.join('')}</div>` +
    `${bodies.join('')}</div>`
  );
}
