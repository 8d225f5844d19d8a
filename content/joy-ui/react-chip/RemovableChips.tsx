import * as React from 'react';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const allCheeses = ['Tomme', 'Blue', 'Ash pyramid', 'Curd'];

export default function RemovableChips() {
  const [cheeses, setCheeses] = React.useState(allCheeses);
  const headingRef = React.useRef<HTMLHeadingElement>(null);

  const remove = (cheese: string) => {
    setCheeses(cheeses.filter((other) => other !== cheese));
    // The button that had focus goes away.
    headingRef.current?.focus();
  };

  return (
    <Stack spacing={1.5} alignItems="flex-start" sx={{ width: '100%', maxWidth: 380 }}>
      <Typography ref={headingRef} component="h3" level="title-md" tabIndex={-1}>
        On the board: {cheeses.length}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap" minHeight="1.75rem">
        {cheeses.map((cheese) => (
          <Chip
            key={cheese}
            size="lg"
            variant="outlined"
            endDecorator={
              <ChipDelete aria-label={`Remove ${cheese}`} onDelete={() => remove(cheese)} />
            }
            sx={{ '--Chip-deleteSize': '1.5rem' }}
          >
            {cheese}
          </Chip>
        ))}
      </Stack>
      <Button size="sm" variant="soft" onClick={() => setCheeses(allCheeses)}>
        Put all back
      </Button>
    </Stack>
  );
}
