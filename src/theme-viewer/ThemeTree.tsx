import { memo } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import type { ThemeNode } from '../shared/themeTree';
import { linkedInForcedColors } from '../theme/chosenCss';

/** Defaults of the changed values by path; null for one that the default theme does not have. */
export type ThemeChanges = ReadonlyMap<string, { light: string; dark: string } | null>;

export const Tree = styled.div`
  padding: var(--space-2) 0;
  border-block: 1px solid var(--line);
  direction: ltr;
  font: var(--type-code);
  text-align: left;

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  ul ul {
    margin-inline-start: 0.5rem;
    padding-inline-start: 1rem;
    border-inline-start: 1px solid var(--surface-3);
  }
  li {
    position: relative;
    padding-inline-end: 2rem;
    scroll-margin-block: calc(var(--header-height) + var(--space-16));
  }
  li li {
    padding-inline-end: 0;
  }
  .row,
  summary {
    display: block;
    min-block-size: 2rem;
    padding-block: 0.3125rem;
    padding-inline-end: 2rem;
    overflow-wrap: anywhere;
  }
  .row {
    padding-inline-start: 1.125rem;
  }
  summary {
    display: list-item;
    list-style-position: inside;
    cursor: pointer;
    border-radius: var(--radius-control);
  }
  summary:hover {
    background: var(--surface-1);
  }
  summary::marker {
    color: var(--text-quiet);
  }
  li:target > :is(.row, details > summary),
  li[data-linked] > :is(.row, details > summary) {
    background: var(--line-highlight);
    box-shadow: inset 2px 0 var(--accent);
    ${linkedInForcedColors}
  }
  .keys {
    color: var(--text-quiet);
  }
  .key {
    color: var(--code-name);
  }
  .text {
    color: var(--code-string);
  }
  .number {
    color: var(--code-number);
  }
  .function {
    color: var(--code-comment);
  }
  .swatch {
    display: inline-block;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    margin-inline-end: 0.375rem;
    border: 1px solid var(--line);
    border-radius: 0.25rem;
    vertical-align: -0.125rem;
    forced-color-adjust: none;
  }
  .changed {
    margin-inline-start: var(--space-2);
    padding: 0 var(--space-2);
    border-radius: var(--radius-chip);
    background: var(--accent-surface);
    color: var(--text);
    font: var(--type-tiny);
  }
  .anchor {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: grid;
    place-content: center;
    inline-size: 2rem;
    block-size: 2rem;
    border-radius: var(--radius-control);
    color: var(--text-quiet);
    text-decoration: none;
    opacity: 0;
  }
  .anchor::after {
    content: '#' / '';
  }
  li:hover > .anchor,
  .anchor:focus-visible {
    opacity: 1;
  }
  @media (hover: none) {
    .anchor {
      opacity: 1;
    }
  }

  /* Without script both modes are shown, each with its name. */
  html:not([data-js]) & [data-mode]::before {
    content: attr(data-mode) ' ';
    color: var(--text-quiet);
  }
  html:not([data-js]) & [data-mode] {
    margin-inline-end: var(--space-3);
  }
  html[data-js] body.mode-dark &[data-shown='own'] [data-mode='light'],
  html[data-js] body:not(.mode-dark) &[data-shown='own'] [data-mode='dark'],
  html[data-js] &[data-shown='dark'] [data-mode='light'],
  html[data-js] &[data-shown='light'] [data-mode='dark'] {
    display: none;
  }
  @media print {
    .anchor {
      display: none;
    }
  }
`;

/** A color as the value of a key, alone or as what a variable of a palette falls back to; channels are no color by themselves. */
const color = /^'(#[0-9a-f]{3,8}|rgba?\(.+\)|var\(--[\w-]*palette-(?!.*Channel, [\d ]+\)').+\))'$/i;

function toKind(value: string): 'text' | 'number' | 'function' {
  if (/^['"]/.test(value)) return 'text';
  return /^function$|\) gives /.test(value) ? 'function' : 'number';
}

function Value({ value }: { value: string }) {
  const found = color.exec(value)?.[1];
  return (
    <>
      {found && <span className="swatch" style={{ background: found }} />}
      <span className={toKind(value)}>{value}</span>
    </>
  );
}

interface ModesProps {
  light: string;
  dark: string;
}

function Modes({ light, dark }: ModesProps) {
  if (light === dark) return <Value value={light} />;
  return (
    <>
      <span data-mode="light">
        <Value value={light} />
      </span>
      <span data-mode="dark">
        <Value value={dark} />
      </span>
    </>
  );
}

interface ThemeListProps {
  nodes: readonly ThemeNode[];
  /** Of the object that these are keys of. */
  path: string;
  /** What a search shows, with everything above it; null for all. */
  shown: ReadonlySet<string> | null;
  opened: ReadonlySet<string>;
  changes: ThemeChanges;
  onToggle(path: string, isOpen: boolean): void;
}

/** Keys of an object of the theme, those with keys of their own to be opened. */
export const ThemeList = memo(function ThemeList(props: ThemeListProps) {
  const { nodes, path, shown, opened, changes, onToggle } = props;
  const translate = useTranslate();
  return (
    <ul>
      {nodes.map((node) => {
        const { key, value, dark, children } = node;
        const at = `${path}.${key}`;
        if (shown && !shown.has(at)) return null;
        const anchor = (
          <a
            className="anchor"
            href={`#${at}`}
            aria-label={translate('themeViewer.link', { path: at })}
          />
        );
        if (value !== null) {
          const before = changes.get(at);
          return (
            <li key={key} id={at}>
              <div className="row">
                <span className="key">{key}</span>: <Modes light={value} dark={dark ?? value} />
                {before !== undefined && ' '}
                {before !== undefined && (
                  <span className="changed">
                    {before === null ? (
                      translate('themeViewer.added')
                    ) : (
                      <>
                        {translate('themeViewer.before')} <Modes {...before} />
                      </>
                    )}
                  </span>
                )}
              </div>
              {anchor}
            </li>
          );
        }
        const hasChanges = [...changes.keys()].some((changed) => changed.startsWith(`${at}.`));
        return (
          <li key={key} id={at}>
            <details
              open={shown !== null || opened.has(at)}
              onToggle={({ currentTarget }) => {
                if (shown === null) onToggle(at, currentTarget.open);
              }}
            >
              <summary>
                <span className="key">{key}</span>{' '}
                <span className="keys">
                  {children.length <= 4
                    ? children.map((child) => child.key).join(', ')
                    : translate('themeViewer.keys', { count: children.length })}
                </span>
                {hasChanges && <span className="changed">{translate('themeViewer.changed')}</span>}
              </summary>
              <ThemeList {...props} nodes={children} path={at} />
            </details>
            {anchor}
          </li>
        );
      })}
    </ul>
  );
});
