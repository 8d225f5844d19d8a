import Button, { buttonClasses } from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';

const RoundButton = styled(Button)(({ theme }) => ({
  '--Button-radius': '999px',
  '--Button-gap': '12px',
  paddingInline: theme.spacing(3),
  [`&.${buttonClasses.variantSolid}:not(.${buttonClasses.disabled})`]: {
    boxShadow: theme.vars.shadow.md,
  },
}));

export default function RoundButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" justifyContent="center">
      <RoundButton>Made with styled</RoundButton>
      <Button variant="outlined" sx={{ '--Button-radius': '999px', borderStyle: 'dashed' }}>
        Made with sx
      </Button>
    </Stack>
  );
}
