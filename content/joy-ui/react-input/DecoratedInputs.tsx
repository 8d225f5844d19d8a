import * as React from 'react';
import Search from '@mui/icons-material/Search';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function DecoratedInputs() {
  const [shown, setShown] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
      <FormControl>
        <FormLabel>Find a plant</FormLabel>
        <Input type="search" startDecorator={<Search />} />
      </FormControl>
      <FormControl>
        <FormLabel>Code of the gate</FormLabel>
        <Input
          type={shown ? 'text' : 'password'}
          defaultValue="4817"
          autoComplete="off"
          endDecorator={
            <IconButton
              aria-label="Show code"
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              {shown ? <VisibilityOff /> : <Visibility />}
            </IconButton>
          }
        />
      </FormControl>
    </Stack>
  );
}
