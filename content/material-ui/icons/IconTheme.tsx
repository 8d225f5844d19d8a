import AnchorIcon from '@mui/icons-material/Anchor';
import SailingIcon from '@mui/icons-material/Sailing';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

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
  return (
    <ThemeProvider theme={withSmallIcons}>
      <Stack direction="row" spacing={3} alignItems="center">
        <AnchorIcon />
        <SailingIcon fontSize="huge" />
      </Stack>
    </ThemeProvider>
  );
}
