import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';

const instruments = [
  { family: 'Strings', name: 'Bandura' },
  { family: 'Strings', name: 'Crwth' },
  { family: 'Strings', name: 'Theorbo' },
  { family: 'Winds', name: 'Dulcian' },
  { family: 'Winds', name: 'Serpent' },
  { family: 'Keys', name: 'Clavichord' },
  { family: 'Keys', name: 'Regal' },
];

export default function GroupedInstruments() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 300 }}>
      <FormLabel>Instrument, by family</FormLabel>
      <Autocomplete
        options={instruments}
        groupBy={(instrument) => instrument.family}
        getOptionLabel={(instrument) => instrument.name}
        renderGroup={({ key, group, children }) => (
          <ListItem key={key} nested role="none">
            <ListSubheader sticky>{group}</ListSubheader>
            <List role="group">{children}</List>
          </ListItem>
        )}
      />
    </FormControl>
  );
}
