import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';
import type { ColorPaletteProp, VariantSoft } from '@mui/joy/styles';

declare module '@mui/joy/styles' {
  interface VariantPropOverrides {
    dashed: true;
  }
  interface Variants {
    dashed: VariantSoft;
    dashedHover: VariantSoft;
    dashedActive: VariantSoft;
    dashedDisabled: VariantSoft;
  }
}

const { palette } = extendTheme().vars;

function toDashed(color: ColorPaletteProp) {
  return {
    '--variant-borderWidth': '2px',
    border: 'var(--variant-borderWidth) dashed',
    borderColor: palette[color].outlinedColor,
    backgroundColor: 'transparent',
    color: palette[color].softColor,
  };
}

const gardenTheme = extendTheme({
  variants: {
    dashed: { neutral: toDashed('neutral'), success: toDashed('success') },
    dashedHover: {
      neutral: { backgroundColor: palette.neutral.softHoverBg },
      success: { backgroundColor: palette.success.softHoverBg },
    },
  },
});

export default function PlannedBeds() {
  return (
    <ThemeProvider theme={gardenTheme}>
      <Sheet
        variant="dashed"
        sx={{ width: '100%', maxWidth: 360, p: 2, borderRadius: 'md', boxSizing: 'border-box' }}
      >
        <Stack spacing={2} alignItems="flex-start">
          <span>A bed for grasses, not dug yet</span>
          <Chip variant="dashed" color="success">
            Spring
          </Chip>
          <Button variant="dashed" color="success">
            Move the plan
          </Button>
        </Stack>
      </Sheet>
    </ThemeProvider>
  );
}
