import * as React from 'react';
import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Delete from '@mui/icons-material/Delete';
import Print from '@mui/icons-material/Print';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';

export default function IconOnlyButtons() {
  const [saved, setSaved] = React.useState(false);

  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap" justifyContent="center">
      <IconButton
        variant="soft"
        color="primary"
        aria-label="Keep on my list"
        aria-pressed={saved}
        onClick={() => setSaved(!saved)}
      >
        {saved ? <Bookmark /> : <BookmarkBorder />}
      </IconButton>
      <IconButton variant="outlined" aria-label="Print the manual">
        <Print />
      </IconButton>
      <IconButton variant="plain" color="danger" aria-label="Remove from the list">
        <Delete />
      </IconButton>
    </Stack>
  );
}
