import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

export default function PrintOrder() {
  const [format, setFormat] = React.useState<string | null>(null);
  const [wrong, setWrong] = React.useState(false);
  const [sent, setSent] = React.useState('');
  const formatAction = React.useRef<{ focusVisible(): void }>(null);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setWrong(format === null);
    if (format === null) {
      setSent('');
      formatAction.current?.focusVisible();
    } else {
      setSent(`Ordered: ${String(data.get('copies'))} copies of a ${String(data.get('format'))}.`);
    }
  };

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={handleSubmit}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <FormControl required error={wrong}>
        <FormLabel>Format</FormLabel>
        <Select
          required
          name="format"
          action={formatAction}
          placeholder="Choose a format"
          sx={{ '--Select-placeholderOpacity': 0.8 }}
          value={format}
          onChange={(_event, value) => {
            setFormat(value);
            setWrong(false);
          }}
          slotProps={{
            button: { 'aria-invalid': wrong },
            listbox: { 'aria-label': 'Format' },
          }}
        >
          <Option value="card">Card</Option>
          <Option value="broadside">Broadside</Option>
          <Option value="booklet">Booklet</Option>
        </Select>
        <FormHelperText sx={wrong ? { color: 'danger.plainColor' } : undefined}>
          {wrong ? 'Choose a format to go on.' : 'Decides which press is used'}
        </FormHelperText>
      </FormControl>
      <FormControl>
        <FormLabel>Copies</FormLabel>
        <Select
          name="copies"
          defaultValue={100}
          slotProps={{ listbox: { 'aria-label': 'Copies' } }}
        >
          <Option value={50}>50</Option>
          <Option value={100}>100</Option>
          <Option value={250}>250</Option>
        </Select>
      </FormControl>
      <Button type="submit">Order the print run</Button>
      <Box role="status" sx={{ minHeight: '1.5em' }}>
        {sent}
      </Box>
    </Stack>
  );
}
