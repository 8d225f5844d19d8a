import * as React from 'react';
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const questions = [
  { name: 'riders', label: 'Number of riders', problem: 'Say how many of you ride' },
  { name: 'phone', label: 'Phone, in case of wind', problem: 'Give a phone number' },
];

export default function TicketProblems() {
  const id = React.useId();
  const [missing, setMissing] = React.useState<readonly string[]>([]);
  const [sent, setSent] = React.useState(false);
  const [tries, setTries] = React.useState(0);
  const summary = React.useRef<HTMLDivElement>(null);

  React.useEffect(() => {
    if (tries > 0) summary.current?.focus();
  }, [tries]);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const empty = questions.filter(({ name }) => data.get(name) === '').map(({ name }) => name);
    setMissing(empty);
    setSent(empty.length === 0);
    if (empty.length > 0) setTries(tries + 1);
  };

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={handleSubmit}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      {missing.length > 0 && (
        <Alert
          ref={summary}
          role="group"
          tabIndex={-1}
          color="danger"
          aria-labelledby={`${id}-title`}
          startDecorator={<ErrorOutline />}
          sx={{ alignItems: 'flex-start' }}
        >
          <Box sx={{ flexGrow: 1 }}>
            <Typography id={`${id}-title`} level="title-md" textColor="inherit">
              The group is not booked yet
            </Typography>
            <Box component="ul" sx={{ m: 0, paddingInlineStart: '1.25em' }}>
              {questions
                .filter(({ name }) => missing.includes(name))
                .map(({ name, problem }) => (
                  <li key={name}>
                    <Link
                      level="inherit"
                      textColor="inherit"
                      underline="always"
                      href={`#${id}-${name}`}
                    >
                      {problem}
                    </Link>
                  </li>
                ))}
            </Box>
          </Box>
        </Alert>
      )}
      {questions.map(({ name, label }) => (
        <FormControl key={name} id={`${id}-${name}`} required error={missing.includes(name)}>
          <FormLabel>{label}</FormLabel>
          <Input
            name={name}
            slotProps={{ input: { 'aria-invalid': missing.includes(name) } }}
            sx={{ borderColor: missing.includes(name) ? 'danger.500' : 'neutral.500' }}
          />
        </FormControl>
      ))}
      <Button type="submit">Book the group</Button>
      <Box role="status" sx={{ minHeight: '1.5em' }}>
        {sent && 'Booked. Be at the lower station at 10:10.'}
      </Box>
    </Stack>
  );
}
