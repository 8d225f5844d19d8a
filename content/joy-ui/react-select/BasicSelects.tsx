import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

export default function BasicSelects() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
      <FormControl>
        <FormLabel>Paper</FormLabel>
        <Select defaultValue="laid" slotProps={{ listbox: { 'aria-label': 'Paper' } }}>
          <Option value="laid">Laid</Option>
          <Option value="wove">Wove</Option>
          <Option value="cotton">Cotton rag</Option>
        </Select>
      </FormControl>
      <FormControl>
        <FormLabel>Press</FormLabel>
        <Select
          placeholder="Choose a press"
          sx={{ '--Select-placeholderOpacity': 0.8 }}
          slotProps={{ listbox: { 'aria-label': 'Press' } }}
        >
          <Option value="platen">Platen press</Option>
          <Option value="cylinder">Cylinder press</Option>
          <Option value="hand" disabled aria-disabled="true">
            Hand press, in repair
          </Option>
        </Select>
      </FormControl>
      <FormControl disabled>
        <FormLabel>Binding</FormLabel>
        <Select defaultValue="none" slotProps={{ listbox: { 'aria-label': 'Binding' } }}>
          <Option value="none">None</Option>
          <Option value="sewn">Sewn</Option>
        </Select>
        <FormHelperText sx={{ color: 'text.secondary' }}>
          A single sheet is not bound.
        </FormHelperText>
      </FormControl>
    </Stack>
  );
}
