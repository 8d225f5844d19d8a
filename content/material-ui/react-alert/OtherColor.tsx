import BookmarkIcon from '@mui/icons-material/Bookmark';
import Alert from '@mui/material/Alert';

export default function OtherColor() {
  return (
    <Alert severity="info" color="success" icon={<BookmarkIcon fontSize="inherit" />}>
      Information, in the color of success
    </Alert>
  );
}
