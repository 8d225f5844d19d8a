import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

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
  return (
    <ThemeProvider theme={withDottedChips}>
      <Stack direction="row" spacing={1}>
        <Chip label="Small by default" />
        <Chip label="Dotted" variant="dotted" />
      </Stack>
    </ThemeProvider>
  );
}
