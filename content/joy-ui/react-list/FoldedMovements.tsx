import * as React from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';

const works = [
  {
    id: 'concerto',
    title: 'Concerto for two bassoons',
    movements: ['Brisk', 'Slow', 'Very brisk'],
  },
  { id: 'suite', title: 'Night songs', movements: ['Dusk', 'Owls', 'First train'] },
];

export default function FoldedMovements() {
  const id = React.useId();
  const [open, setOpen] = React.useState<string[]>(['suite']);

  const handleToggle = (work: string) => {
    setOpen(open.includes(work) ? open.filter((other) => other !== work) : [...open, work]);
  };

  return (
    <List
      aria-label="Works with their movements"
      sx={{ width: '100%', maxWidth: 320, '--List-nestedInsetStart': '1rem' }}
    >
      {works.map((work) => {
        const isOpen = open.includes(work.id);
        return (
          <ListItem key={work.id} nested>
            <ListItemButton
              component="button"
              id={`${id}-${work.id}`}
              aria-expanded={isOpen}
              onClick={() => handleToggle(work.id)}
            >
              <ListItemContent component="span">{work.title}</ListItemContent>
              <ExpandMore
                aria-hidden
                sx={{
                  transform: isOpen ? 'rotate(180deg)' : 'none',
                  transition: 'transform 0.2s',
                  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
                }}
              />
            </ListItemButton>
            {isOpen && (
              <List aria-labelledby={`${id}-${work.id}`}>
                {work.movements.map((movement) => (
                  <ListItem key={movement}>{movement}</ListItem>
                ))}
              </List>
            )}
          </ListItem>
        );
      })}
    </List>
  );
}
