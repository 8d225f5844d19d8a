import * as React from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const labels = { card: 'Card number', title: 'Title or shelf mark' };
type Name = keyof typeof labels;
const names: readonly Name[] = ['card', 'title'];

export default function FormProblems() {
  const [values, setValues] = React.useState<Record<Name, string>>({ card: '', title: '' });
  const [problems, setProblems] = React.useState<readonly Name[]>([]);
  const [sent, setSent] = React.useState(false);
  const summaryRef = React.useRef<HTMLDivElement>(null);
  const id = React.useId();

  React.useEffect(() => {
    if (problems.length > 0) summaryRef.current?.focus();
  }, [problems]);

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    const missing = names.filter((name) => values[name].trim() === '');
    setProblems(missing);
    setSent(missing.length === 0);
  };

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={handleSubmit}
      sx={{ width: '100%', maxWidth: 400 }}
    >
      {problems.length > 0 && (
        <Alert ref={summaryRef} tabIndex={-1} severity="error" role="group">
          <AlertTitle role="heading" aria-level={3}>
            {problems.length === 1 ? 'One field is empty' : 'Two fields are empty'}
          </AlertTitle>
          {problems.map((name) => (
            <Link
              key={name}
              color="inherit"
              display="block"
              href={`#${id}${name}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(`${id}${name}`)?.focus();
              }}
            >
              {labels[name]}
            </Link>
          ))}
        </Alert>
      )}
      {names.map((name) => (
        <TextField
          key={name}
          required
          id={`${id}${name}`}
          label={labels[name]}
          value={values[name]}
          error={problems.includes(name)}
          helperText={problems.includes(name) ? 'Fill this in' : ' '}
          onChange={(event) => setValues({ ...values, [name]: event.target.value })}
        />
      ))}
      <Button type="submit" variant="contained">
        Reserve
      </Button>
      <div role="status">
        {sent && (
          <Alert severity="success" role="presentation">
            Reserved until Friday.
          </Alert>
        )}
      </div>
    </Stack>
  );
}
