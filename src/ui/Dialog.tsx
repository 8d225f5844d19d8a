import { type ReactNode, useEffect, useRef } from 'react';
import styled, { css } from 'styled-components';

const placements = {
  centre: css`
    inline-size: min(40rem, calc(100% - 2 * var(--space-4)));
    max-block-size: min(44rem, calc(100dvh - 2 * var(--space-8)));
    margin: clamp(var(--space-4), 10dvh, var(--space-24)) auto auto;
    border-radius: var(--radius-frame);
  `,
  end: css`
    inline-size: min(24rem, 100%);
    block-size: 100dvh;
    max-block-size: 100dvh;
    margin: 0;
    margin-inline-start: auto;
    border-width: 0;
    border-inline-start-width: 1px;
  `,
} as const;

const Root = styled.dialog<{ $placement: keyof typeof placements }>`
  max-inline-size: none;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--line);
  background: var(--surface-0);
  color: var(--text);
  box-shadow: var(--shadow-float);
  ${({ $placement }) => placements[$placement]}
  &::backdrop {
    background: var(--scrim);
  }
  &[open],
  &[open]::backdrop {
    animation: dialog-appears var(--duration) var(--ease);
  }
  @keyframes dialog-appears {
    from {
      opacity: 0;
    }
  }
  html:has(&:modal) {
    overflow: hidden;
  }
`;

interface DialogProps {
  isOpen: boolean;
  /** Called when the reader closes it: Escape, a press outside, or a form with `method="dialog"`. */
  onClose(): void;
  /** Name for assistive technology, where no heading in it is named by `labelledBy`. */
  label?: string;
  labelledBy?: string;
  /** In the middle of the window, or a drawer at its inline end. */
  placement?: keyof typeof placements;
  children: ReactNode;
}

/** A native modal dialog: the browser keeps the focus in it and gives it back to where it came from. */
export function Dialog({
  isOpen,
  onClose,
  label,
  labelledBy,
  placement = 'centre',
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (isOpen && !dialog.open) dialog.showModal();
    if (!isOpen && dialog.open) dialog.close();
  }, [isOpen]);

  return (
    <Root
      className="screen-only"
      ref={ref}
      $placement={placement}
      aria-label={label}
      aria-labelledby={labelledBy}
      onClose={onClose}
      onClick={(event) => {
        // Only the backdrop: whatever is in the dialog is a target of its own.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {children}
    </Root>
  );
}
