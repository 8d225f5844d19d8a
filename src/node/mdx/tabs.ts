import { escapeHtml } from '../../shared/escapeHtml';

export interface TabPanel {
  label: string;
  html: string;
}

const toSlug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/**
 * Which panel is seen is said in CSS from an attribute of `<html>` that the boot script sets before first paint. Without
 * script, and in print, all panels are seen.
 */
function toTabsStyle(id: string, attribute: string, values: readonly string[]): string {
  const [first = '', ...others] = values;
  const shown = (value: string) =>
    `#${id}>[data-tab="${value}"]{display:block}#${id} [role=tab][data-tab="${value}"]{--tab-line:var(--accent);--tab-text:var(--text)}`;
  const hidden = (value: string) =>
    `#${id}>[data-tab="${value}"]{display:none}#${id} [role=tab][data-tab="${value}"]{--tab-line:initial;--tab-text:initial}`;
  const rules = others.map((value) => {
    const chosen = `html[${attribute}="${value}"] `;
    return (
      hidden(first).replaceAll(`#${id}`, `${chosen}#${id}`) +
      shown(value).replaceAll(`#${id}`, `${chosen}#${id}`)
    );
  });
  return `<style>@media screen{html[data-js] #${id}>[role=tabpanel]{display:none}${shown(first).replaceAll(`#${id}`, `html[data-js] #${id}`)}${rules.map((rule) => rule.replaceAll('html[', 'html[data-js][')).join('')}}</style>`;
}

/** HTML of alternatives; the chosen one is kept under `storageKey` for the whole site. */
export function toTabsHtml(id: string, storageKey: string, panels: readonly TabPanel[]): string {
  const attribute = `data-tab-${toSlug(storageKey)}`;
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
    `<div class="tabs" id="${id}" data-storage-key="${toSlug(storageKey)}">` +
    toTabsStyle(
      id,
      attribute,
      panels.map(({ label }) => toSlug(label)),
    ) +
    `<div role="tablist" aria-label="${escapeHtml(panels.map(({ label }) => label).join(', '))}">${tabs.join('')}</div>` +
    `${bodies.join('')}</div>`
  );
}
