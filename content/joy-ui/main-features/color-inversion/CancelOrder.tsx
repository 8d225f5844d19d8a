import * as React from 'react';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function CancelOrder() {
  const [isCanceled, setIsCanceled] = React.useState(false);

  return (
    <Sheet
      variant="soft"
      color="warning"
      invertedColors
      sx={{ width: '100%', maxWidth: 400, p: 2, borderRadius: 'md', boxSizing: 'border-box' }}
    >
      <Stack spacing={2}>
        <Typography level="title-md" role="status">
          {isCanceled ? 'Table 4: canceled' : 'Table 4: two pots, waiting'}
        </Typography>
        <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
          <Button>Tell the kitchen</Button>
          <Button
            color={isCanceled ? 'neutral' : 'danger'}
            data-skip-inverted-colors=""
            onClick={() => setIsCanceled(!isCanceled)}
          >
            {isCanceled ? 'Take it back' : 'Cancel the order'}
          </Button>
        </Stack>
      </Stack>
    </Sheet>
  );
}
