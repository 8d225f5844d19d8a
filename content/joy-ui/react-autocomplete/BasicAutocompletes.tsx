import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';

const instruments = ['Bandura', 'Crwth', 'Dulcian', 'Nyckelharpa', 'Serpent', 'Theorbo', 'Zink'];

export default function BasicAutocompletes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
      <FormControl>
        <FormLabel>Instrument</FormLabel>
        <Autocomplete options={instruments} />
        <FormHelperText>Type “th” or open the list</FormHelperText>
      </FormControl>
      <FormControl>
        <FormLabel>Room</FormLabel>
        <Autocomplete
          disableClearable
          options={['Attic', 'Blue gallery', 'Workshop']}
          defaultValue="Blue gallery"
        />
        <FormHelperText>Cannot be emptied</FormHelperText>
      </FormControl>
      <FormControl disabled>
        <FormLabel>Showcase</FormLabel>
        <Autocomplete options={['Showcase 4']} defaultValue="Showcase 4" />
        <FormHelperText sx={{ color: 'text.secondary' }}>Locked for the night</FormHelperText>
      </FormControl>
    </Stack>
  );
}
