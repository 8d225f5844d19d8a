import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';

export default function OwnIcons() {
  return (
    <Stack direction="row" alignItems="center" useFlexGap flexWrap="wrap">
      <FormControlLabel
        control={<Checkbox defaultChecked icon={<StarBorder />} checkedIcon={<Star />} />}
        label="Favorite trail"
      />
      <Checkbox
        color="secondary"
        icon={<BookmarkBorder />}
        checkedIcon={<Bookmark />}
        inputProps={{ 'aria-label': 'Keep this trail for later' }}
      />
    </Stack>
  );
}
