import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const longestNote = 120;
const whenDisabled = { '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'default' } };

interface Settings {
  name: string;
  phone: string;
  note: string;
  days: readonly string[];
  news: boolean;
  swaps: boolean;
}

const firstSettings: Settings = {
  name: 'Ines Vidal',
  phone: '555 0134',
  note: 'I ride the cargo bicycle too.',
  days: ['Mon', 'Wed', 'Fri'],
  news: true,
  swaps: false,
};

const notices = [
  { key: 'news', title: 'Changes of my shifts', text: 'At once, when dispatch moves a shift.' },
  { key: 'swaps', title: 'Wishes to swap', text: 'Once a day, at six in the evening.' },
] as const;

interface SectionProps {
  title: string;
  text: string;
  children: React.ReactNode;
}

function Section({ title, text, children }: SectionProps) {
  return (
    <Box
      component="section"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
        gap: { xs: 2, md: 4 },
        py: 3,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <div>
        <Typography level="title-lg" component="h2">
          {title}
        </Typography>
        <Typography level="body-sm" textColor="text.secondary">
          {text}
        </Typography>
      </div>
      <Stack spacing={2}>{children}</Stack>
    </Box>
  );
}

export default function Account() {
  const [saved, setSaved] = React.useState(firstSettings);
  const [settings, setSettings] = React.useState(firstSettings);
  const [message, setMessage] = React.useState('');
  const nameRef = React.useRef<HTMLInputElement>(null);
  const isChanged = JSON.stringify(settings) !== JSON.stringify(saved);
  const [isNameMissing, setIsNameMissing] = React.useState(false);

  const change = (values: Partial<Settings>) => {
    setSettings((old) => ({ ...old, ...values }));
    setMessage('');
  };

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    const isMissing = settings.name.trim() === '';
    setIsNameMissing(isMissing);
    if (isMissing) nameRef.current?.focus();
    if (isMissing || !isChanged) return;
    // Replace by a request to your server.
    setSaved(settings);
    setMessage('Saved.');
  };

  return (
    // In your page, put this into a main element. The demo has none, since it may stand inside of one.
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit}
      sx={{
        width: '100%',
        minHeight: '100dvh',
        bgcolor: 'background.body',
        color: 'text.primary',
        // As high as the bar at the end, below which no field may stand.
        '& input, & textarea': { scrollMarginBottom: 96 },
      }}
    >
      <Box
        sx={{
          boxSizing: 'border-box',
          flex: 1,
          width: '100%',
          maxWidth: 880,
          mx: 'auto',
          p: { xs: 2, sm: 3 },
        }}
      >
        <Typography level="h2" component="h1" sx={{ mb: 3 }}>
          Your account
        </Typography>
        <Section title="Profile" text="Other riders see your name and your note.">
          <FormControl required error={isNameMissing}>
            <FormLabel>Name</FormLabel>
            <Input
              name="name"
              autoComplete="name"
              value={settings.name}
              onChange={(event) => {
                change({ name: event.target.value });
                setIsNameMissing(false);
              }}
              slotProps={{ input: { ref: nameRef, 'aria-invalid': isNameMissing } }}
              sx={{ borderColor: isNameMissing ? 'danger.500' : 'neutral.500' }}
            />
            <FormHelperText sx={{ color: isNameMissing ? 'danger.plainColor' : 'text.secondary' }}>
              {isNameMissing ? 'Enter the name that you go by.' : 'As it stands in the plan'}
            </FormHelperText>
          </FormControl>
          <FormControl>
            <FormLabel>Phone</FormLabel>
            <Input
              name="phone"
              type="tel"
              autoComplete="tel"
              value={settings.phone}
              onChange={(event) => change({ phone: event.target.value })}
              sx={{ borderColor: 'neutral.500' }}
            />
          </FormControl>
          <FormControl>
            <FormLabel>Note</FormLabel>
            <Textarea
              name="note"
              minRows={2}
              value={settings.note}
              onChange={(event) => change({ note: event.target.value })}
              slotProps={{ textarea: { maxLength: longestNote } }}
              sx={{ borderColor: 'neutral.500' }}
            />
            <FormHelperText sx={{ color: 'text.secondary' }}>
              {settings.note.length} of {longestNote} characters
            </FormHelperText>
          </FormControl>
        </Section>
        <Section title="Days" text="Dispatch plans your shifts on these days.">
          <Stack
            role="group"
            aria-label="Days on which you ride"
            direction="row"
            spacing={3}
            useFlexGap
            flexWrap="wrap"
          >
            {days.map((day) => {
              const checked = settings.days.includes(day);
              return (
                <Checkbox
                  key={day}
                  label={day}
                  checked={checked}
                  onChange={(event) =>
                    change({
                      days: days.filter((other) =>
                        other === day ? event.target.checked : settings.days.includes(other),
                      ),
                    })
                  }
                  slotProps={{
                    checkbox: { sx: checked ? undefined : { borderColor: 'neutral.500' } },
                  }}
                />
              );
            })}
          </Stack>
        </Section>
        <Section title="Notices" text="They go to your phone.">
          {notices.map(({ key, title, text }) => (
            <FormControl
              key={key}
              orientation="horizontal"
              sx={{ justifyContent: 'space-between', gap: 2 }}
            >
              <div>
                <FormLabel>{title}</FormLabel>
                <FormHelperText sx={{ mt: 0, color: 'text.secondary' }}>{text}</FormHelperText>
              </div>
              <Switch
                checked={settings[key]}
                onChange={(event) => change({ [key]: event.target.checked })}
              />
            </FormControl>
          ))}
        </Section>
      </Box>
      <Sheet
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 1,
          borderTop: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Stack
          direction="row"
          spacing={1}
          alignItems="center"
          sx={{ maxWidth: 880, mx: 'auto', px: { xs: 2, sm: 3 }, py: 1.5 }}
        >
          <Typography role="status" level="body-sm" textColor="text.secondary" sx={{ flex: 1 }}>
            {isChanged ? 'Not saved yet' : message}
          </Typography>
          <Button
            variant="plain"
            color="neutral"
            aria-disabled={!isChanged}
            sx={whenDisabled}
            onClick={() => {
              setSettings(saved);
              setIsNameMissing(false);
            }}
          >
            Take back
          </Button>
          <Button type="submit" aria-disabled={!isChanged} sx={whenDisabled}>
            Save
          </Button>
        </Stack>
      </Sheet>
    </Stack>
  );
}
