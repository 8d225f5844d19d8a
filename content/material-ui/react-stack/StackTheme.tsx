import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withGaps(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiStack: { defaultProps: { useFlexGap: true, spacing: 1 } },
    },
  };
}

export default function StackTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withGaps(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" flexWrap="wrap" sx={{ width: 200 }}>
        <Chip label="Parsley" />
        <Chip label="Sage" />
        <Chip label="Rosemary" />
        <Chip label="Thyme" />
      </Stack>
    </ThemeProvider>
  );
}
