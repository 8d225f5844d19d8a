import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

export default function OwnWords() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 300 }}>
      <FormLabel>Sound</FormLabel>
      <Autocomplete
        freeSolo
        autoSelect
        forcePopupIcon
        options={['bright', 'buzzing', 'dry', 'mellow', 'reedy']}
      />
      <FormHelperText>Choose a word or write one of your own</FormHelperText>
    </FormControl>
  );
}
