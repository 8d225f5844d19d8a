import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const fields = [
  { name: 'guest', tab: 'Guest', label: 'Name of the guest' },
  { name: 'route', tab: 'Arrival', label: 'Route up to the hut' },
];

export default function BookingTabs() {
  const [tab, setTab] = React.useState('Guest');
  const [missing, setMissing] = React.useState<string[]>([]);
  const [jumpTo, setJumpTo] = React.useState<string | null>(null);
  const [booked, setBooked] = React.useState('');
  const form = React.useRef<HTMLFormElement>(null);

  React.useEffect(() => {
    if (jumpTo === null) return;
    form.current?.querySelector<HTMLInputElement>(`input[name="${jumpTo}"]`)?.focus();
    setJumpTo(null);
  }, [jumpTo]);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const empty = fields.filter(({ name }) => String(data.get(name)).trim() === '');
    const [first] = empty;
    setMissing(empty.map(({ name }) => name));
    if (first === undefined) {
      setBooked(`A bed is kept for ${String(data.get('guest'))}.`);
    } else {
      setBooked('');
      setTab(first.tab);
      setJumpTo(first.name);
    }
  };

  return (
    <Box
      component="form"
      ref={form}
      noValidate
      onSubmit={handleSubmit}
      sx={{ width: '100%', maxWidth: 380 }}
    >
      <Tabs
        value={tab}
        onChange={(_event, value) => setTab(String(value))}
        sx={{ bgcolor: 'transparent' }}
      >
        <TabList aria-label="Booking">
          {fields.map((field) => (
            <Tab key={field.name} value={field.tab}>
              {field.tab}
              {missing.includes(field.name) && ', incomplete'}
            </Tab>
          ))}
        </TabList>
        {fields.map(({ name, tab: value, label }) => {
          const isMissing = missing.includes(name);
          return (
            <TabPanel key={name} value={value} keepMounted sx={{ px: 0, minHeight: 128 }}>
              <FormControl required error={isMissing}>
                <FormLabel>{label}</FormLabel>
                <Input
                  name={name}
                  slotProps={{ input: { 'aria-invalid': isMissing } }}
                  onChange={() => setMissing(missing.filter((other) => other !== name))}
                  sx={{ borderColor: isMissing ? 'danger.500' : 'neutral.500' }}
                />
                {isMissing && (
                  <FormHelperText sx={{ color: 'danger.plainColor' }}>
                    Fill this in to go on.
                  </FormHelperText>
                )}
              </FormControl>
            </TabPanel>
          );
        })}
      </Tabs>
      <Button type="submit">Book a bed</Button>
      <Box role="status" sx={{ mt: 1, minHeight: '1.5em' }}>
        {booked}
      </Box>
    </Box>
  );
}
