import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const looks = [
  { variant: 'outlined', color: 'neutral', label: 'Outlined' },
  { variant: 'soft', color: 'primary', label: 'Soft' },
  { variant: 'solid', color: 'success', label: 'Solid' },
  { variant: 'plain', color: 'danger', label: 'Plain' },
] as const;

export default function SelectVariants() {
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
          <Select
            variant={variant}
            color={color}
            defaultValue="deboss"
            slotProps={{ listbox: { 'aria-label': `${label}, ${color}` } }}
          >
            <Option value="kiss">Kiss impression</Option>
            <Option value="deboss">Deep impression</Option>
            <Option value="blind">Without ink</Option>
          </Select>
        </FormControl>
      ))}
    </Box>
  );
}
