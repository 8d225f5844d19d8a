import IconButton from '@mui/joy/IconButton';
import MoreVert from '@mui/icons-material/MoreVert';
import Avatar from '@mui/joy/Avatar';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function EndOfTheBar() {
  return (
    <Sheet
      variant="outlined"
      sx={{ width: '100%', maxWidth: 360, p: 1, borderRadius: 'md', boxSizing: 'border-box' }}
    >
      <Stack direction="row" spacing={1.5} alignItems="center">
        <Avatar aria-hidden>SK</Avatar>
        <Typography noWrap sx={{ flex: 1 }}>
          Sanna Kelpie checks lines 1 to 12 before the tide turns
        </Typography>
        <IconButton aria-label="More about Sanna">
          <MoreVert />
        </IconButton>
      </Stack>
    </Sheet>
  );
}
