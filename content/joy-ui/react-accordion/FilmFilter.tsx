import * as React from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import Details from './details';

const films = [
  { title: 'Salt on the Wind', language: 'Faroese', length: 'Up to 90 minutes' },
  { title: 'The Clockmender', language: 'Czech', length: 'Longer' },
  { title: 'North of Evening', language: 'Finnish', length: 'Longer' },
  { title: 'Small Weather', language: 'Czech', length: 'Up to 90 minutes' },
];

const filters = [
  { name: 'Language', key: 'language', values: ['Czech', 'Faroese', 'Finnish'] },
  { name: 'Length', key: 'length', values: ['Up to 90 minutes', 'Longer'] },
] as const;

export default function FilmFilter() {
  const [chosen, setChosen] = React.useState<readonly string[]>([]);

  const shown = films.filter((film) =>
    filters.every(({ key, values }) => {
      const wanted = values.filter((value) => chosen.includes(value));
      return wanted.length === 0 || wanted.some((value) => value === film[key]);
    }),
  );

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <AccordionGroup variant="outlined" sx={{ borderRadius: 'md' }}>
        {filters.map(({ name, key, values }) => {
          const count = values.filter((value) => chosen.includes(value)).length;
          return (
            <Accordion key={key}>
              <AccordionSummary>
                {name}
                {count > 0 && (
                  <Chip size="sm" component="span" sx={{ marginInlineStart: 'auto' }}>
                    {count} chosen
                  </Chip>
                )}
              </AccordionSummary>
              <Details>
                <Stack role="group" aria-label={name} spacing={1} sx={{ py: 1 }}>
                  {values.map((value) => (
                    <Checkbox
                      key={value}
                      label={value}
                      checked={chosen.includes(value)}
                      onChange={(event) =>
                        setChosen(
                          event.target.checked
                            ? [...chosen, value]
                            : chosen.filter((other) => other !== value),
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
      <Stack direction="row" alignItems="center" justifyContent="space-between" sx={{ mt: 1.5 }}>
        <Typography level="body-sm" role="status" textColor="text.secondary">
          {shown.length === 1 ? '1 film' : `${shown.length} films`}
        </Typography>
        <Button size="sm" variant="plain" onClick={() => setChosen([])}>
          Show all
        </Button>
      </Stack>
      <Box component="ul" sx={{ m: 0, minHeight: 96, paddingInlineStart: 2.5 }}>
        {shown.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </Box>
    </Box>
  );
}
