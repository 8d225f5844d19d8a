import Check from '@mui/icons-material/Check';
import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import ListItemContent from '@mui/joy/ListItemContent';

const parts = ['Cornett', 'Dulcian', 'Lute', 'Organ', 'Sackbut', 'Viol', 'Voice'];

export default function EnsemblePicker() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 340 }}>
      <FormLabel>Parts of the concert</FormLabel>
      <Autocomplete
        multiple
        disableCloseOnSelect
        limitTags={2}
        getLimitTagsText={(more) => `and ${more} more`}
        clearText="Clear all parts"
        options={parts}
        defaultValue={['Cornett', 'Sackbut', 'Organ']}
        renderTags={(chosen, getTagProps) =>
          chosen.map((part, index) => {
            const { key, ...deleteProps } = getTagProps({ index });
            return (
              <Chip
                key={key}
                endDecorator={<ChipDelete aria-label={`Remove ${part}`} {...deleteProps} />}
              >
                {part}
              </Chip>
            );
          })
        }
        renderOption={(props, part, { selected }) => (
          <AutocompleteOption {...props} key={part}>
            {/* With two children, some compilers have React ask for their keys. */}
            <>
              <ListItemContent>{part}</ListItemContent>
              {selected && <Check />}
            </>
          </AutocompleteOption>
        )}
      />
    </FormControl>
  );
}
