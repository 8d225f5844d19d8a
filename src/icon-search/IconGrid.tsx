import { memo, useState } from 'react';
import styled from 'styled-components';
import { toComponentName } from '../shared/icons';
import { readOnlyCss } from '../theme/readOnlyCss';
import { BreakableName } from '../ui/BreakableName';
import { moveInGrid } from '../ui/moveInGrid';
import type { PlacedIcon } from './IconFiles';
import { IconPicture } from './IconPicture';

/** Every cell has the same height, so that nothing moves when a picture or a longer name comes. */
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  list-style: none;

  button {
    display: grid;
    grid-template-rows: 1fr 2.5rem;
    justify-items: center;
    inline-size: 100%;
    block-size: 6.75rem;
    padding: var(--space-3) var(--space-1) var(--space-1);
    border: 1px solid transparent;
    border-radius: var(--radius-control);
    background: none;
    color: var(--text);
    font: var(--type-tiny);
    cursor: pointer;
  }
  button:hover {
    border-color: var(--line);
    background: var(--surface-1);
  }
  html:not([data-js]) & button {
    ${readOnlyCss}
  }
  span {
    display: -webkit-box;
    max-inline-size: 100%;
    overflow: hidden;
    color: var(--text-quiet);
    direction: ltr;
    text-align: center;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  button:is(:hover, :focus-visible) span {
    color: var(--text);
  }
`;

interface CellProps {
  component: string;
  markup: string | undefined;
  isTabStop: boolean;
  onOpen(component: string): void;
}

const Cell = memo(function Cell({ component, markup, isTabStop, onOpen }: CellProps) {
  return (
    <li>
      <button
        type="button"
        aria-haspopup="dialog"
        title={component}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => onOpen(component)}
      >
        <IconPicture markup={markup} size={32} />
        <span>
          <BreakableName name={component} />
        </span>
      </button>
    </li>
  );
});

interface IconGridProps {
  label: string;
  icons: readonly PlacedIcon[];
  getMarkup(icon: PlacedIcon): string | undefined;
  /** @param component name of the icon in its style. */
  onOpen(component: string): void;
}

/** Icons with their names: one tab stop; the arrow keys, Home and End move among them. */
export function IconGrid({ label, icons, getMarkup, onOpen }: IconGridProps) {
  const [lastFocused, setLastFocused] = useState('');
  const components = icons.map(({ name, style }) => toComponentName(name, style));
  const tabStop = Math.max(0, components.indexOf(lastFocused));

  return (
    <List
      // Safari takes the role from lists without bullets.
      role="list"
      aria-label={label}
      onKeyDown={moveInGrid}
      onFocus={({ target }) => setLastFocused(target.title)}
    >
      {icons.map((icon, index) => {
        const component = components[index] ?? '';
        return (
          <Cell
            // What is typed changes most of them: what is there is filled anew.
            key={index}
            component={component}
            markup={getMarkup(icon)}
            isTabStop={index === tabStop}
            onOpen={onOpen}
          />
        );
      })}
    </List>
  );
}
