import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  cloneElement,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { Floating, FloatingPlace } from './Floating';
import { Icon } from './Icon';
import { useOutsideClose } from './useOutsideClose';

export interface MenuAction {
  id: string;
  label: ReactNode;
  onSelect(): void;
  /** Given for one of several alternatives: whether it is the chosen one. */
  checked?: boolean;
}

interface TriggerProps {
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
  onClick?(): void;
  onKeyDown?(event: KeyboardEvent): void;
}

interface MenuProps {
  /** Name of the menu for assistive technology. */
  label: string;
  /** A `Button` or `IconButton`; the menu gives it its state and its handlers. */
  trigger: ReactElement<TriggerProps>;
  actions: readonly MenuAction[];
  align?: 'start' | 'end';
}

const Item = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  inline-size: 100%;
  min-block-size: 2.25rem;
  padding: var(--space-1) var(--space-3);
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: var(--text);
  font: var(--type-small);
  text-align: start;
  white-space: nowrap;
  cursor: pointer;
  &:hover,
  &:focus {
    background: var(--surface-2);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  > svg {
    margin-inline-start: auto;
  }
  /* Its place is kept, so that the menu has one width whatever is chosen. */
  &[aria-checked='false'] > svg {
    visibility: hidden;
  }
`;

function findByKey(items: HTMLElement[], key: string): HTMLElement | undefined {
  const at = items.findIndex((item) => item === document.activeElement);
  switch (key) {
    case 'ArrowDown':
      return items[(at + 1) % items.length];
    case 'ArrowUp':
      return items.at(at <= 0 ? -1 : at - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default: {
      if (!/^\S$/u.test(key)) return undefined;
      const ordered = [...items.slice(at + 1), ...items.slice(0, at + 1)];
      return ordered.find((item) =>
        item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()),
      );
    }
  }
}

/** A menu of actions (for a list of links see `Dropdown`): arrow keys, Home, End and first letters move, Escape closes. */
export function Menu({ label, trigger, actions, align }: MenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [opensAtEnd, setOpensAtEnd] = useState(false);
  const getItems = () => [
    ...(root.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
  ];

  const close = useCallback((reason: 'escape' | 'outside' | 'chosen') => {
    setOpen(false);
    if (reason !== 'outside') root.current?.querySelector('button')?.focus();
  }, []);
  useOutsideClose(root, isOpen, close);

  useEffect(() => {
    if (isOpen)
      getItems()
        .at(opensAtEnd ? -1 : 0)
        ?.focus();
  }, [isOpen, opensAtEnd]);

  const open = (atEnd: boolean) => {
    setOpensAtEnd(atEnd);
    setOpen(true);
  };
  const onTriggerKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.key === 'ArrowUp');
  };
  const onMenuKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') setOpen(false);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = findByKey(getItems(), event.key);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  };

  return (
    <FloatingPlace ref={root}>
      {cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => (isOpen ? setOpen(false) : open(false)),
        onKeyDown: onTriggerKeyDown,
      })}
      {isOpen && (
        <Floating id={id} role="menu" aria-label={label} $align={align} onKeyDown={onMenuKeyDown}>
          {actions.map((action) => (
            <Item
              key={action.id}
              type="button"
              role={action.checked === undefined ? 'menuitem' : 'menuitemradio'}
              aria-checked={action.checked}
              tabIndex={-1}
              onClick={() => {
                close('chosen');
                action.onSelect();
              }}
            >
              {action.label}
              {action.checked !== undefined && <Icon name="check" size="small" />}
            </Item>
          ))}
        </Floating>
      )}
    </FloatingPlace>
  );
}
