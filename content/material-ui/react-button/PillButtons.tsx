import Button, { buttonClasses } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const PillButton = styled(Button)({
  borderRadius: 999,
  paddingInline: 24,
  textTransform: 'none',
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '2px solid currentColor',
    outlineOffset: -5,
  },
});

export default function PillButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" justifyContent="center">
      <PillButton variant="contained" disableElevation>
        Start a round
      </PillButton>
      <PillButton variant="outlined" sx={{ borderWidth: 2, '&:hover': { borderWidth: 2 } }}>
        Join with a code
      </PillButton>
    </Stack>
  );
}
