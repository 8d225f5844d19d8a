import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

declare module '@mui/material/Chip' {
  interface ChipPropsVariantOverrides {
    dotted: true;
  }
}

function withDottedChips(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiChip: {
        defaultProps: { size: 'small' },
        variants: [
          {
            props: { variant: 'dotted' },
            style: ({ theme }) => ({
              backgroundColor: 'transparent',
              border: `1px dotted ${theme.palette.text.secondary}`,
            }),
          },
        ],
      },
    },
  };
}

export default function ChipTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withDottedChips(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={1}>
        <Chip label="Small by default" />
        <Chip label="Dotted" variant="dotted" />
      </Stack>
    </ThemeProvider>
  );
}
