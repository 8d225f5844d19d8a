import { memo } from 'react';
import { useTranslate } from '../i18n/I18nProvider';
import type { ThemeNode } from '../shared/themeTree';
import { ThemeValue } from './ThemeValue';
import type { ThemeChange, ThemeChanges } from './toThemeChanges';

/** Says of a value what the reader's settings have changed. */
function ChangedMark({ before }: { before: ThemeChange }) {
  const translate = useTranslate();
  return (
    <span className="changed">
      {before === null ? (
        translate('themeViewer.added')
      ) : (
        <>
          {translate('themeViewer.before')} <ThemeValue {...before} />
        </>
      )}
    </span>
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
                <span className="key">{key}</span>
                {': '}
                <ThemeValue light={value} dark={dark ?? value} />
                {before !== undefined && ' '}
                {before !== undefined && <ChangedMark before={before} />}
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
