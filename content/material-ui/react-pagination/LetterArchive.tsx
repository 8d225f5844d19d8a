import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Pagination from '@mui/material/Pagination';
import Typography from '@mui/material/Typography';

const letters = Array.from({ length: 14 }, (_, index) => `Letter ${index + 1} from the island`);
const perPage = 4;

export default function LetterArchive() {
  const [page, setPage] = React.useState(1);
  const headingRef = React.useRef<HTMLHeadingElement>(null);
  const start = (page - 1) * perPage;
  const shown = letters.slice(start, start + perPage);

  return (
    <Box sx={{ width: 380, maxWidth: '100%' }}>
      <Typography ref={headingRef} tabIndex={-1} variant="subtitle1" component="h3">
        Letters {start + 1} to {start + shown.length} of {letters.length}
      </Typography>
      <List dense sx={{ minBlockSize: 160 }}>
        {shown.map((letter) => (
          <ListItem key={letter} disableGutters>
            <ListItemText primary={letter} />
          </ListItem>
        ))}
      </List>
      <Pagination
        aria-label="Pages of letters"
        count={Math.ceil(letters.length / perPage)}
        page={page}
        onChange={(_event, next) => {
          setPage(next);
          headingRef.current?.focus();
        }}
      />
    </Box>
  );
}
