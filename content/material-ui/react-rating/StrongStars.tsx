import Rating, { ratingClasses } from '@mui/material/Rating';
import { styled } from '@mui/material/styles';

const StrongRating = styled(Rating)(({ theme }) => ({
  gap: 4,
  color: theme.palette.text.primary,
  [`& .${ratingClasses.iconEmpty}`]: { color: theme.palette.text.secondary },
  [`& .${ratingClasses.iconHover}`]: { color: theme.palette.primary.main },
  [`&.${ratingClasses.focusVisible} .${ratingClasses.iconActive}`]: {
    outline: `2px solid ${theme.palette.text.primary}`,
    outlineOffset: 1,
  },
}));

export default function StrongStars() {
  return (
    <StrongRating
      name="body"
      size="large"
      defaultValue={2}
      role="radiogroup"
      aria-label="Body of the tea"
    />
  );
}
