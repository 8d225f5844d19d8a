import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';

function SearchKey() {
  const apple = /Mac|iPhone|iPad/.test(navigator.userAgent);

  return <>{apple ? '⌘ K' : 'Ctrl K'}</>;
}

export default function ShortcutKey() {
  return (
    <Button variant="outlined" aria-keyshortcuts="Control+K Meta+K">
      Search
      <Box
        component="kbd"
        aria-hidden
        sx={{
          display: 'inline-block',
          ml: 2,
          width: '4em',
          font: 'inherit',
          color: 'text.secondary',
        }}
      >
        <NoSsr fallback={'\u00a0'}>
          <SearchKey />
        </NoSsr>
      </Box>
    </Button>
  );
}
