import { type ReactNode, useCallback, useRef, useState } from 'react';
import styled from 'styled-components';
import { toButtonClass } from './Button';
import { Icon } from './Icon';
import { useOutsideClose } from './useOutsideClose';

const Root = styled.details`
  position: relative;
  > summary {
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
`;

const Summary = styled.summary`
  gap: var(--space-1);
`;

/** The surface that floats; also that of menus. */
export const Floating = styled.div<{ $align?: 'start' | 'end' }>`
  position: absolute;
  z-index: 30;
  inset-block-start: calc(100% + var(--space-1));
  ${({ $align = 'start' }) => `inset-inline-${$align}: 0;`}
  max-block-size: calc(100dvh - var(--header-height) - var(--space-8));
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-frame);
  background: var(--surface-1);
  box-shadow: var(--shadow-float);
`;

interface DropdownProps {
  /** What the closed dropdown shows. */
  label: ReactNode;
  /** Name for assistive technology; starts with the words that are seen. */
  accessibleName?: string;
  id?: string;
  align?: 'start' | 'end';
  className?: string;
  /** Rendered once; a click on a link in it closes it. */
  children: ReactNode;
}

/** A list of links behind a button. It is a `<details>`, so it opens before and without script. */
export function Dropdown({ label, accessibleName, id, align, className, children }: DropdownProps) {
  const root = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback((reason?: 'escape' | 'outside') => {
    const details = root.current;
    if (!details) return;
    if (reason === 'escape') details.querySelector('summary')?.focus();
    details.open = false;
  }, []);
  useOutsideClose(root, isOpen, close);

  return (
    <Root ref={root} className={className} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Summary
        id={id}
        aria-label={accessibleName}
        className={toButtonClass('quiet')}
        // `toggle` comes in a later task; a key pressed before it would find nobody listening.
        onClick={() => setOpen(root.current?.open === false)}
      >
        {label}
        <Icon name="chevron-down" size={1} />
      </Summary>
      <Floating
        $align={align}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) close();
        }}
      >
        {children}
      </Floating>
    </Root>
  );
}
