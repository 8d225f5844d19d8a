import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import usePagination from '@mui/material/usePagination';

const count = 5;

export default function NewerAndOlder() {
  const [page, setPage] = React.useState(1);
  const { items } = usePagination({ count, page, onChange: (_event, next) => setPage(next) });

  return (
    <Stack component="nav" aria-label="Entries" direction="row" spacing={2} alignItems="center">
      {items.map(({ type, disabled, onClick }) => {
        if (type === 'previous' || type === 'next') {
          return (
            <Button
              key={type}
              variant="outlined"
              aria-disabled={disabled}
              onClick={disabled ? undefined : onClick}
              sx={{
                order: type === 'next' ? 1 : 0,
                '&[aria-disabled="true"]': { borderStyle: 'dashed', color: 'text.secondary' },
              }}
            >
              {type === 'previous' ? 'Newer' : 'Older'}
            </Button>
          );
        }
        return null;
      })}
      <Typography role="status">
        {page} of {count}
      </Typography>
    </Stack>
  );
}
