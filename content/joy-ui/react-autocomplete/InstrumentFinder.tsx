import Autocomplete, { createFilterOptions } from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import ListItemContent from '@mui/joy/ListItemContent';
import Typography from '@mui/joy/Typography';

const instruments = [
  { id: 12, name: 'Serpent', kind: 'brass, six bends', away: false },
  { id: 31, name: 'Theorbo', kind: 'plucked, fourteen strings', away: false },
  { id: 32, name: 'Theorbo', kind: 'plucked, for a child', away: false },
  { id: 40, name: 'Zink', kind: 'brass, of ivory', away: true },
];

const filterOptions = createFilterOptions<(typeof instruments)[number]>({
  stringify: (instrument) => `${instrument.id} ${instrument.name} ${instrument.kind}`,
});

export default function InstrumentFinder() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Instrument</FormLabel>
      <Autocomplete
        options={instruments}
        getOptionLabel={(instrument) => `${instrument.name}, no. ${instrument.id}`}
        getOptionDisabled={(instrument) => instrument.away}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        filterOptions={filterOptions}
        renderOption={(props, instrument) => (
          <AutocompleteOption {...props} key={instrument.id}>
            <ListItemContent>
              {instrument.name}, no. {instrument.id}
              <Typography level="body-sm" textColor="inherit">
                {instrument.away ? 'On loan' : instrument.kind}
              </Typography>
            </ListItemContent>
          </AutocompleteOption>
        )}
      />
      <FormHelperText>A word such as “child” or a number finds it, too</FormHelperText>
    </FormControl>
  );
}
