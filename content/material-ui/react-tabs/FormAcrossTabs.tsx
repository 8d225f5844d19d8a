import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const tabs = [
  { name: 'Boat', fields: ['Name of the boat', 'Length in meters'] },
  { name: 'Owner', fields: ['Your name', 'Phone'] },
];
const allFields = tabs.flatMap((tab) => tab.fields);

export default function FormAcrossTabs() {
  const id = React.useId();
  const [tab, setTab] = React.useState(0);
  const [values, setValues] = React.useState<Record<string, string>>({
    'Name of the boat': 'Petrel',
  });
  const [tried, setTried] = React.useState(false);
  const [message, setMessage] = React.useState('');
  const formRef = React.useRef<HTMLFormElement>(null);

  const isMissing = (field: string) => (values[field] ?? '').trim() === '';

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setTried(true);
    const missing = allFields.find(isMissing);
    if (missing === undefined) {
      setMessage('The boat is registered.');
      return;
    }
    setMessage('');
    setTab(tabs.findIndex((entry) => entry.fields.includes(missing)));
    requestAnimationFrame(() => {
      formRef.current?.querySelector<HTMLInputElement>(`[name="${missing}"]`)?.focus();
    });
  };

  return (
    <Box
      component="form"
      ref={formRef}
      noValidate
      onSubmit={handleSubmit}
      sx={{ width: 400, maxWidth: '100%' }}
    >
      <Tabs value={tab} onChange={(_event, next: number) => setTab(next)} aria-label="Registration">
        {tabs.map(({ name, fields }, index) => (
          <Tab
            key={name}
            label={tried && fields.some(isMissing) ? `${name}, incomplete` : name}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
          />
        ))}
      </Tabs>
      {tabs.map(({ name, fields }, index) => (
        <Box
          key={name}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={tab !== index}
          sx={{ paddingBlockStart: 2 }}
        >
          <Stack spacing={1}>
            {fields.map((field) => (
              <TextField
                key={field}
                required
                name={field}
                label={field}
                value={values[field] ?? ''}
                onChange={(event) => setValues({ ...values, [field]: event.target.value })}
                error={tried && isMissing(field)}
                helperText={tried && isMissing(field) ? `${field} is missing` : ' '}
              />
            ))}
          </Stack>
        </Box>
      ))}
      <Stack direction="row" spacing={2} alignItems="center">
        <Button type="submit" variant="contained">
          Register
        </Button>
        <Typography role="status" variant="body2">
          {message}
        </Typography>
      </Stack>
    </Box>
  );
}
