import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const settings = [
  { key: 'name', label: 'Name of the booking', start: 'Summer week' },
  { key: 'place', label: 'Place', start: 'Pines 4' },
] as const;

type Key = (typeof settings)[number]['key'];

export default function BookingSettings() {
  const [values, setValues] = React.useState<Record<Key, string>>({
    name: settings[0].start,
    place: settings[1].start,
  });
  const [drafts, setDrafts] = React.useState(values);
  const [open, setOpen] = React.useState<Key | null>(null);
  const id = React.useId();

  const close = (key: Key) => {
    setOpen(null);
    // The pressed button goes out of sight with the details.
    document.getElementById(`${id}-${key}`)?.focus();
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 440, minHeight: 300 }}>
      {settings.map(({ key, label }) => (
        <Accordion
          key={key}
          expanded={open === key}
          onChange={(_event, expanded) => {
            setOpen(expanded ? key : null);
            setDrafts({ ...drafts, [key]: values[key] });
          }}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-${key}`}
            aria-controls={`${id}-${key}-edit`}
          >
            <Typography sx={{ width: '45%', flexShrink: 0 }}>{label}</Typography>
            <Typography color="text.secondary">{values[key]}</Typography>
          </AccordionSummary>
          <AccordionDetails>
            <TextField
              fullWidth
              size="small"
              label={label}
              value={drafts[key]}
              onChange={(event) => setDrafts({ ...drafts, [key]: event.target.value })}
            />
          </AccordionDetails>
          <AccordionActions>
            <Button onClick={() => close(key)}>Cancel</Button>
            <Button
              onClick={() => {
                setValues({ ...values, [key]: drafts[key] });
                close(key);
              }}
            >
              Save
            </Button>
          </AccordionActions>
        </Accordion>
      ))}
    </Box>
  );
}
