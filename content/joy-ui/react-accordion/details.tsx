import * as React from 'react';
import AccordionDetails, { type AccordionDetailsProps } from '@mui/joy/AccordionDetails';

// Without the ref, AccordionDetails cannot change the tabindex of what is inside.
const Region = React.forwardRef<HTMLDivElement, React.ComponentPropsWithoutRef<'div'>>(
  function Region(props, _ref) {
    return <div {...props} />;
  },
);

/** Reached by keyboard while it is open, and hidden from everybody while it is closed. */
export default function Details(
  props: Pick<AccordionDetailsProps, 'children' | 'color' | 'variant'>,
) {
  return (
    <AccordionDetails
      {...props}
      component={Region}
      sx={{
        transition: 'var(--AccordionDetails-transition), visibility 0.2s',
        '&:not(.Mui-expanded)': { visibility: 'hidden' },
        '@media (prefers-reduced-motion: reduce)': {
          '&, & .MuiAccordionDetails-content': { transition: 'none' },
        },
      }}
    />
  );
}
