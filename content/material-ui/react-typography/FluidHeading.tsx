import { styled } from '@mui/material/styles';
import Typography, { type TypographyProps } from '@mui/material/Typography';

const FluidHeading = styled(Typography)<TypographyProps>(({ theme }) => ({
  fontSize: 'clamp(1.5rem, 1rem + 3vw, 3rem)',
  fontWeight: theme.typography.fontWeightBold,
  lineHeight: 1.15,
}));

export default function FluidHeadingDemo() {
  return (
    <FluidHeading variant="h3" component="h4" align="center">
      Between land and sea
    </FluidHeading>
  );
}
