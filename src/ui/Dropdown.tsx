import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { toButtonClass } from './Button';
import { Floating, FloatingPlace } from './Floating';
import { Icon } from './Icon';
import { useOutsideClose } from './useOutsideClose';

const Trigger = styled.a`
  gap: var(--space-1);
`;

interface DropdownProps {
  /** What the closed dropdown shows. */
  label: ReactNode;
  /** Name for assistive technology; starts with the words that are seen. */
  accessibleName?: string;
  id?: string;
  /** A page that has these links too: without script the dropdown is a link to it. */
  href: string;
  /** Rendered when it is open, so that no page carries it; a click on a link or a button in it closes it. */
  children: ReactNode;
}

/** A list of links behind a button. */
export function Dropdown({ label, accessibleName, id, href, children }: DropdownProps) {
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLAnchorElement>(null);
  const listId = useId();
  const [isAlive, setAlive] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback((reason: 'escape' | 'outside' | 'choice') => {
    // Where a link leads to another page, the focus goes on to its heading.
    if (reason !== 'outside') trigger.current?.focus();
    setOpen(false);
  }, []);
  useEffect(() => setAlive(true), []);
  useOutsideClose(root, isOpen, close);

  const toggle = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    setOpen(!isOpen);
  };

  return (
    <FloatingPlace ref={root}>
      <Trigger
        ref={trigger}
        id={id}
        className={toButtonClass('quiet')}
        href={href}
        role={isAlive ? 'button' : undefined}
        aria-label={accessibleName}
        aria-expanded={isAlive ? isOpen : undefined}
        aria-controls={isOpen ? listId : undefined}
        data-action="dropdown"
        onClick={(event) => {
          if (!event.ctrlKey && !event.metaKey && !event.shiftKey) toggle(event);
        }}
        onKeyDown={(event) => {
          if (event.key === ' ') toggle(event);
        }}
      >
        {label}
        <Icon name="chevron-down" size="small" />
      </Trigger>
      {isOpen && (
        <Floating
          id={listId}
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest('a, button'))
              close('choice');
          }}
        >
          {children}
        </Floating>
      )}
    </FloatingPlace>
  );
}
