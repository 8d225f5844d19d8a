import { type ComponentPropsWithRef, forwardRef } from 'react';
import styled, { css } from 'styled-components';
import { Icon, type IconName } from './Icon';

type Look = 'primary' | 'outlined' | 'quiet';

const looks = {
  primary: css`
    background: var(--accent);
    color: var(--on-accent);
    &:hover {
      background: var(--accent-strong);
    }
  `,
  outlined: css`
    border-color: var(--line);
    background: var(--surface-1);
    &:hover {
      border-color: var(--line-strong);
      background: var(--surface-2);
    }
  `,
  quiet: css`
    background: transparent;
    color: var(--text-quiet);
    &:hover,
    &[aria-expanded='true'],
    &[aria-pressed='true'] {
      background: var(--surface-2);
      color: var(--text);
    }
  `,
} as const;

/** Shape and states of everything that is pressed: at least 32 px high, 36 in the usual size. */
export const buttonCss = css<{ $look?: Look; $small?: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-block-size: ${({ $small }) => ($small ? '2rem' : '2.25rem')};
  padding: 0 var(--space-3);
  border: 1px solid transparent;
  border-radius: var(--radius-control);
  color: var(--text);
  font: var(--type-small);
  font-weight: var(--weight-medium);
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color var(--duration) var(--ease);
  ${({ $look = 'outlined' }) => looks[$look]}
  &:disabled,
  &[aria-disabled='true'] {
    background: transparent;
    color: var(--text-quiet);
    cursor: default;
    opacity: 0.6;
  }
  @media (forced-colors: active) {
    border-color: ButtonBorder;
  }
`;

/** A button with words. */
export const Button = styled.button.attrs(({ type = 'button' }) => ({ type }))<{
  $look?: Look;
  $small?: boolean;
}>`
  ${buttonCss}
`;

/** A link that looks like a button, for the one or two ways on from a place. */
export const LinkButton = styled.a<{ $look?: Look; $small?: boolean }>`
  ${buttonCss}
`;

export const iconButtonCss = css`
  ${buttonCss}
  padding: 0;
  inline-size: 2.25rem;
`;

const Square = styled.button<{ $look?: Look }>`
  ${iconButtonCss}
`;

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  icon: IconName;
  /** What pressing it does; heard by assistive technology and shown on hover. */
  label: string;
  look?: Look;
}

/** A button with a picture. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, look = 'quiet', ...others },
  ref,
) {
  return (
    <Square {...others} ref={ref} type="button" aria-label={label} title={label} $look={look}>
      <Icon name={icon} />
    </Square>
  );
});
