import * as React from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import Details from './details';

const rounds = [
  { place: 'Projection room', tasks: ['Lamp is warm', 'Reels are in order', 'Window is clean'] },
  { place: 'Hall', tasks: ['Exits are free', 'Aisle lights are on'] },
  { place: 'Counter', tasks: ['Till is counted', 'Popcorn is fresh'] },
];

export default function OpeningRounds() {
  const [done, setDone] = React.useState<readonly string[]>(['Lamp is warm']);
  const [open, setOpen] = React.useState<readonly string[]>(['Projection room']);
  const allOpen = open.length === rounds.length;

  return (
    <Box sx={{ width: '100%', maxWidth: 380 }}>
      <Button
        size="sm"
        variant="plain"
        color="neutral"
        onClick={() => setOpen(allOpen ? [] : rounds.map(({ place }) => place))}
      >
        {allOpen ? 'Close all' : 'Open all'}
      </Button>
      <AccordionGroup>
        {rounds.map(({ place, tasks }) => {
          const count = tasks.filter((task) => done.includes(task)).length;
          return (
            <Accordion
              key={place}
              expanded={open.includes(place)}
              onChange={(_event, expanded) =>
                setOpen(expanded ? [...open, place] : open.filter((other) => other !== place))
              }
            >
              <AccordionSummary>
                <span>
                  {place}
                  <Typography
                    component="span"
                    level="body-sm"
                    textColor="text.secondary"
                    display="block"
                  >
                    {count === tasks.length ? 'Ready' : `${count} of ${tasks.length} done`}
                  </Typography>
                </span>
              </AccordionSummary>
              <Details>
                <Stack role="group" aria-label={place} spacing={1} sx={{ py: 1 }}>
                  {tasks.map((task) => (
                    <Checkbox
                      key={task}
                      label={task}
                      checked={done.includes(task)}
                      onChange={(event) =>
                        setDone(
                          event.target.checked
                            ? [...done, task]
                            : done.filter((other) => other !== task),
                        )
                      }
                      slotProps={{ checkbox: { sx: { borderColor: 'neutral.500' } } }}
                    />
                  ))}
                </Stack>
              </Details>
            </Accordion>
          );
        })}
      </AccordionGroup>
    </Box>
  );
}
