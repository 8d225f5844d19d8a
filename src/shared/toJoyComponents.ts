import type { Direction } from './preferences';

const small = { defaultProps: { size: 'sm' } } as const;

/** Components of the installed package that have the prop `size`, are not sized by their parent, and are known to its types. */
const denseComponents = {
  JoyAccordionGroup: small,
  JoyAlert: small,
  JoyAutocomplete: small,
  JoyAvatar: small,
  JoyButton: small,
  JoyButtonGroup: small,
  JoyCard: small,
  JoyCheckbox: small,
  JoyChip: small,
  JoyFormControl: small,
  JoyIconButton: small,
  JoyInput: small,
  JoyList: small,
  JoyMenu: small,
  JoyRadio: small,
  JoySelect: small,
  JoySlider: small,
  JoySwitch: small,
  JoyTable: small,
  JoyTabs: small,
  JoyTextarea: small,
} as const;

interface Layout {
  dense: boolean;
  direction: Direction;
}

/** Theme components of Joy UI for what the reader has set. */
export function toJoyComponents({ dense, direction }: Layout) {
  const size = dense ? small.defaultProps : {};
  return {
    ...(dense ? denseComponents : {}),
    // What asks neither the page nor the theme for the direction, and has a prop for it.
    ...(direction === 'rtl'
      ? {
          JoySlider: { defaultProps: { ...size, isRtl: true } },
          JoyTabs: { defaultProps: { ...size, direction } },
        }
      : {}),
  };
}
