import * as React from 'react';
import DoneIcon from '@mui/icons-material/Done';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const boards = [
  { name: 'Shelf board', tags: ['dry', 'planed'] },
  { name: 'Table top', tags: ['dry'] },
  { name: 'Fence post', tags: ['rough'] },
  { name: 'Window sill', tags: ['planed'] },
];
const tags = ['dry', 'planed', 'rough'];

export default function FilterChips() {
  const [chosen, setChosen] = React.useState<readonly string[]>(['dry']);
  const found = boards.filter((board) => chosen.every((tag) => board.tags.includes(tag)));

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} role="group" aria-label="Show boards that are">
        {tags.map((tag) => {
          const pressed = chosen.includes(tag);
          return (
            <Chip
              key={tag}
              label={tag}
              component="button"
              aria-pressed={pressed}
              color={pressed ? 'primary' : 'default'}
              variant={pressed ? 'filled' : 'outlined'}
              icon={pressed ? <DoneIcon /> : undefined}
              onClick={() =>
                setChosen(pressed ? chosen.filter((other) => other !== tag) : [...chosen, tag])
              }
            />
          );
        })}
      </Stack>
      <Typography role="status" sx={{ minHeight: 48, maxWidth: 300 }}>
        {found.length === 0 ? 'No board is all of that.' : found.map(({ name }) => name).join(', ')}
      </Typography>
    </Stack>
  );
}
