import * as React from 'react';
import { generateUtilityClasses } from '@mui/joy/className';
import {
  styled,
  useThemeProps,
  type ColorPaletteProp,
  type StyleOverrides,
  type Theme,
  type VariantProp,
} from '@mui/joy/styles';
import type { SxProps } from '@mui/joy/styles/types';

export interface TrailSignProps extends Omit<
  React.ComponentPropsWithoutRef<'p'>,
  'children' | 'color'
> {
  place: string;
  minutes: number;
  variant?: VariantProp;
  color?: ColorPaletteProp;
  size?: 'md' | 'lg';
  slotProps?: {
    place?: React.ComponentPropsWithoutRef<'span'>;
    time?: React.ComponentPropsWithoutRef<'span'>;
  };
  sx?: SxProps;
}

type OwnerState = Required<Pick<TrailSignProps, 'variant' | 'color' | 'size'>>;

declare module '@mui/joy/styles' {
  interface Components {
    PathTrailSign?: {
      defaultProps?: Partial<TrailSignProps>;
      styleOverrides?: StyleOverrides<'root' | 'place' | 'time', OwnerState, Theme>;
    };
  }
}

export const trailSignClasses = generateUtilityClasses('PathTrailSign', ['root', 'place', 'time']);

const Root = styled('p', { name: 'PathTrailSign', slot: 'root' })<{ ownerState: OwnerState }>(
  ({ theme, ownerState }) => ({
    '--TrailSign-gap': ownerState.size === 'lg' ? '1.5rem' : '1rem',
    ...theme.typography[ownerState.size === 'lg' ? 'title-lg' : 'title-md'],
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 'var(--TrailSign-gap)',
    margin: 0,
    padding: theme.spacing(1, 1.5),
    borderRadius: theme.vars.radius.sm,
    ...theme.variants[ownerState.variant][ownerState.color],
  }),
);

const Place = styled('span', { name: 'PathTrailSign', slot: 'place' })<{ ownerState: OwnerState }>(
  {},
);

const Time = styled('span', { name: 'PathTrailSign', slot: 'time' })<{ ownerState: OwnerState }>(
  ({ theme }) => ({
    fontWeight: theme.vars.fontWeight.md,
    fontVariantNumeric: 'tabular-nums',
  }),
);

const join = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');

export const TrailSign = React.forwardRef<HTMLParagraphElement, TrailSignProps>(
  function TrailSign(inProps, ref) {
    const {
      place,
      minutes,
      variant = 'soft',
      color = 'warning',
      size = 'md',
      slotProps = {},
      className,
      ...other
    } = useThemeProps({ props: inProps, name: 'PathTrailSign' });

    // Every slot gets it, because each one calls the functions that a theme has for any of them.
    const ownerState: OwnerState = { variant, color, size };

    return (
      <Root
        ref={ref}
        ownerState={ownerState}
        className={join(trailSignClasses.root, className)}
        {...other}
      >
        <Place
          ownerState={ownerState}
          {...slotProps.place}
          className={join(trailSignClasses.place, slotProps.place?.className)}
        >
          {place}
        </Place>
        <Time
          ownerState={ownerState}
          {...slotProps.time}
          className={join(trailSignClasses.time, slotProps.time?.className)}
        >
          {minutes} min
        </Time>
      </Root>
    );
  },
);
