import { useState } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import { toContrastRatio } from '../theme/contrast';
import { readOnlyCss } from '../theme/readOnlyCss';
import { moveInGrid } from '../ui/moveInGrid';
import { shadeNames, type Hue } from './hues';

const Root = styled.div`
  margin-block-end: var(--space-6);
  > h2 {
    margin: 0 0 var(--space-2);
    font: var(--type-h4);
  }
  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(4.5rem, 1fr));
    gap: 2px;
    margin: 0;
    padding: 0;
    overflow: clip;
    border-radius: var(--radius-control);
    list-style: none;
  }
  li {
    border-radius: 0.25rem;
    /* The colors are what it is about. */
    forced-color-adjust: none;
  }
  button {
    display: grid;
    inline-size: 100%;
    padding: var(--space-2);
    border: 0;
    border-radius: inherit;
    background: none;
    color: inherit;
    font: var(--type-tiny);
    text-align: start;
    cursor: pointer;
  }
  button:focus-visible {
    outline-color: currentColor;
    outline-offset: -4px;
  }
  button[aria-pressed='true'] {
    box-shadow: inset 0 0 0 2px currentColor;
  }
  b {
    font-weight: var(--weight-medium);
  }
  code {
    direction: ltr;
    font-family: var(--font-code);
    font-size: 0.8125rem;
  }
  html:not([data-js]) & button {
    ${readOnlyCss}
  }
`;

/** Black or white, whichever is read more easily on a color. */
function toReadable(color: string): string {
  return toContrastRatio(color, '#000000') >= toContrastRatio(color, '#ffffff') ? '#000' : '#fff';
}

interface HueListProps {
  hue: Hue;
  /** The color that is chosen, which may be of another hue. */
  chosen: string;
  onChoose(color: string): void;
}

/** The shades of a hue: one tab stop, the arrow keys move among them. */
export function HueList({ hue: { name, shades }, chosen, onChoose }: HueListProps) {
  const translate = useTranslate();
  const [lastFocused, setLastFocused] = useState<string | undefined>(shadeNames[0]);
  const id = `hue-${name}`;

  return (
    <Root id={name}>
      <h2 id={id}>{name}</h2>
      {/* Safari takes the role from lists without bullets. */}
      <ul role="list" aria-labelledby={id} onKeyDown={moveInGrid}>
        {shadeNames.map((shade) => {
          const color = shades[shade];
          if (color === undefined) return null;
          return (
            <li key={shade} style={{ background: color, color: toReadable(color) }}>
              <button
                type="button"
                aria-label={translate('colorTool.choose', { name: `${name} ${shade}`, color })}
                aria-pressed={color === chosen}
                tabIndex={shade === lastFocused ? 0 : -1}
                onFocus={() => setLastFocused(shade)}
                onClick={() => onChoose(color)}
              >
                <b>{shade}</b>
                <code>{color}</code>
              </button>
            </li>
          );
        })}
      </ul>
    </Root>
  );
}
