import * as React from 'react';
import AnchorIcon from '@mui/icons-material/Anchor';
import SailingIcon from '@mui/icons-material/Sailing';
import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

declare module '@mui/material/SvgIcon' {
  interface SvgIconPropsSizeOverrides {
    huge: true;
  }
}

function withSmallIcons(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiSvgIcon: {
        defaultProps: { fontSize: 'small' },
        variants: [{ props: { fontSize: 'huge' }, style: { fontSize: 56 } }],
      },
    },
  };
}

export default function IconTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withSmallIcons(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={3} alignItems="center">
        <AnchorIcon />
        <SailingIcon fontSize="huge" />
      </Stack>
    </ThemeProvider>
  );
}
