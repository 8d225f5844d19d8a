import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function FocusFromButton() {
  const inputRef = React.useRef<HTMLInputElement>(null);

  const handleChange = () => {
    inputRef.current?.focus();
    inputRef.current?.select();
  };

  return (
    <Stack direction="row" spacing={1} alignItems="flex-end" useFlexGap flexWrap="wrap">
      <FormControl>
        <FormLabel>Plot</FormLabel>
        <Input defaultValue="B 14" slotProps={{ input: { ref: inputRef } }} />
      </FormControl>
      <Button variant="outlined" onClick={handleChange}>
        Change
      </Button>
    </Stack>
  );
}
