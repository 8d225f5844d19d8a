import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const answers = [
  { key: 'train', name: 'Can I come by train?', text: 'Yes. A bus meets the train at noon.' },
  { key: 'tents', name: 'Do you rent tents?', text: 'Yes, for two or four people.' },
  {
    key: 'lake',
    name: 'Is the lake safe for children?',
    text: 'The bay is shallow and has a rope.',
  },
];

export default function SearchableAnswers() {
  const [search, setSearch] = React.useState('');
  const id = React.useId();
  const words = search.trim().toLowerCase();
  const found = answers.filter(({ name, text }) => `${name} ${text}`.toLowerCase().includes(words));

  return (
    <Box sx={{ width: '100%', maxWidth: 440, minHeight: 330 }}>
      <TextField
        fullWidth
        type="search"
        size="small"
        label="Search the answers"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Typography role="status" variant="body2" sx={{ py: 1 }}>
        {found.length} of {answers.length} answers
      </Typography>
      {/* A parent of their own, as the corners look at the neighbors. */}
      <div>
        {found.map(({ key, name, text }) => (
          <Accordion key={key} variant="outlined">
            <AccordionSummary
              expandIcon={<ExpandMoreIcon />}
              id={`${id}-${key}`}
              aria-controls={`${id}-${key}-text`}
            >
              {name}
            </AccordionSummary>
            <AccordionDetails>
              <Typography>{text}</Typography>
            </AccordionDetails>
          </Accordion>
        ))}
      </div>
    </Box>
  );
}
