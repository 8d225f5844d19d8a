import { escapeHtml } from '../../shared/escapeHtml';

interface TabPanel {
  label: string;
  html: string;
}

/** By which a tab is chosen and kept: tabs of one group must not share it. */
export const toSlug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** CSS of groups with these tabs: see `toTabsCss`. The name is a class. */
interface TabsLook {
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

/** @param look name of that of these tabs */
function toTabsHtml(
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

/** The groups of tabs of one page; those that are alike, by key and tabs, share their look. */
export class PageTabs {
  private readonly looks = new Map<string, TabsLook>();
  private groups = 0;

  /** @returns HTML of alternatives; the chosen one is kept under `storageKey` for the whole site. */
  add(storageKey: string, panels: readonly TabPanel[]): string {
    this.groups += 1;
    const look = this.toLook(
      storageKey,
      panels.map(({ label }) => label),
    );
    return toTabsHtml(`tabs-${this.groups}`, look.name, storageKey, panels);
  }

  private toLook(storageKey: string, labels: readonly string[]): TabsLook {
    const key = JSON.stringify([storageKey, labels]);
    const known = this.looks.get(key);
    if (known) return known;
    const name = `tabs-look-${this.looks.size + 1}`;
    const css = toTabsCss(name, `data-tab-${toSlug(storageKey)}`, labels.map(toSlug));
    this.looks.set(key, { name, css });
    return { name, css };
  }

  /** @returns the CSS of all that were added. */
  toCss(): string {
    return [...this.looks.values()].map(({ css }) => css).join('');
  }
}
