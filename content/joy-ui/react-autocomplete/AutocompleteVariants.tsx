import Autocomplete from '@mui/joy/Autocomplete';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const looks = [
  { variant: 'outlined', color: 'neutral', label: 'Outlined' },
  { variant: 'soft', color: 'primary', label: 'Soft' },
  { variant: 'solid', color: 'success', label: 'Solid' },
  { variant: 'plain', color: 'danger', label: 'Plain' },
] as const;

export default function AutocompleteVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
        gap: 2,
        width: '100%',
        maxWidth: 480,
      }}
    >
      {looks.map(({ variant, color, label }) => (
        <FormControl key={variant}>
          <FormLabel>
            {label}, {color}
          </FormLabel>
          <Autocomplete
            variant={variant}
            color={color}
            options={['Boxwood', 'Cherry', 'Ebony', 'Pear', 'Spruce']}
            defaultValue="Boxwood"
            slotProps={{
              listbox: {
                sx: { '& [role="option"].Mui-focusVisible': { outlineColor: 'currentColor' } },
              },
            }}
          />
        </FormControl>
      ))}
    </Box>
  );
}
