import BackspaceOutlined from '@mui/icons-material/BackspaceOutlined';
import Search from '@mui/icons-material/Search';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';

export default function DecoratedAutocompletes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
      <FormControl>
        <FormLabel>Find a maker</FormLabel>
        <Autocomplete
          startDecorator={<Search />}
          popupIcon={<UnfoldMore />}
          clearIcon={<BackspaceOutlined />}
          openText="Show the makers"
          closeText="Hide the makers"
          clearText="Clear the maker"
          options={['Adela Vint', 'Brothers Kesk', 'Ott of the Mill', 'Widow Sarn']}
          defaultValue="Widow Sarn"
        />
      </FormControl>
      <FormControl>
        <FormLabel>Pitch of the A, in hertz</FormLabel>
        <Autocomplete
          freeSolo
          endDecorator="Hz"
          options={['392', '415', '440', '466']}
          defaultValue="415"
          slotProps={{ input: { inputMode: 'numeric' } }}
        />
      </FormControl>
    </Stack>
  );
}
