import Link, { linkClasses } from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const DottedLink = styled(Link)(({ theme }) => ({
  textDecorationStyle: 'dotted',
  textUnderlineOffset: 4,
  '&:hover': { textDecorationStyle: 'solid' },
  '&:visited': { color: theme.palette.secondary.main },
  [`&:focus-visible, &.${linkClasses.focusVisible}`]: {
    outline: '2px solid currentColor',
    outlineOffset: 2,
    borderRadius: 2,
  },
}));

export default function DottedLinks() {
  return (
    <Typography>
      Look at <DottedLink href="#weather-today">the weather</DottedLink> before you{' '}
      <DottedLink href="#boats">take a boat</DottedLink>.
    </Typography>
  );
}
