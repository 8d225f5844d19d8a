import EditIcon from '@mui/icons-material/Edit';
import Fab, { fabClasses } from '@mui/material/Fab';
import { styled } from '@mui/material/styles';

const SquareFab = styled(Fab)(({ theme }) => ({
  borderRadius: 16,
  boxShadow: theme.shadows[2],
  [`&.${fabClasses.focusVisible}`]: {
    outline: `3px solid ${theme.palette.text.primary}`,
    outlineOffset: 2,
  },
}));

export default function SquareFabDemo() {
  return (
    <SquareFab color="primary" disableRipple aria-label="Edit the note">
      <EditIcon />
    </SquareFab>
  );
}
