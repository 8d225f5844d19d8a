import * as React from 'react';
import Button from '@mui/material/Button';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

export default function ClearableRating() {
  const [value, setValue] = React.useState<number | null>(4);

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Rating
        name="color-of-tea"
        role="radiogroup"
        aria-label="Color"
        emptyLabelText="No rating"
        value={value}
        // A second press on the same star would clear it, too easily for this form.
        onChange={(event, next) => {
          if (event.type !== 'click') setValue(next);
        }}
      />
      <Button size="small" onClick={() => setValue(null)}>
        Clear
      </Button>
    </Stack>
  );
}
