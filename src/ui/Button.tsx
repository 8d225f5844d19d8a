import { type ComponentPropsWithRef, forwardRef } from 'react';
import { Icon, type IconName } from './Icon';

type Look = 'primary' | 'outlined' | 'quiet';
type Shape = 'small' | 'square';

/**
 * Classes of what is pressed; `theme/buttonCss.ts` says how they look.
 * @param look outlined where none is named. @param shape of the usual size where none is named.
 */
export function toButtonClass(look: Look = 'outlined', shape?: Shape): string {
  const names = [look === 'outlined' ? '' : look, shape ?? ''].filter(Boolean);
  return ['site-button', ...names.map((name) => `site-button-${name}`)].join(' ');
}

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  look?: Look;
  isSmall?: boolean;
}

/** A button with words. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { look, isSmall, ...others },
  ref,
) {
  return (
    <button
      type="button"
      {...others}
      ref={ref}
      className={toButtonClass(look, isSmall ? 'small' : undefined)}
    />
  );
});

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  icon: IconName;
  /** What pressing it does; heard by assistive technology and shown on hover. */
  label: string;
  /** Quiet where none is named. */
  look?: Look;
}

/** A button with a picture. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, look = 'quiet', ...others },
  ref,
) {
  return (
    <button
      {...others}
      ref={ref}
      type="button"
      aria-label={label}
      title={label}
      className={toButtonClass(look, 'square')}
    >
      <Icon name={icon} />
    </button>
  );
});
