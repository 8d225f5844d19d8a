import * as React from 'react';
import Rating from '@mui/material/Rating';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withReadableStars(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiRating: {
        defaultProps: {
          size: 'large',
          emptyLabelText: 'Not rated',
          getLabelText: (value) => `${value} of 5`,
        },
        styleOverrides: {
          root: ({ theme }) => ({ color: theme.palette.warning.dark }),
          iconEmpty: ({ theme }) => ({ color: theme.palette.text.secondary }),
        },
      },
    },
  };
}

export default function RatingTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withReadableStars(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Rating name="finish" defaultValue={3} role="radiogroup" aria-label="Finish" />
    </ThemeProvider>
  );
}
