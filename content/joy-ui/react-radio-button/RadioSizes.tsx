import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';

const sizes = [
  { size: 'sm', label: 'Small' },
  { size: 'md', label: 'Medium' },
  { size: 'lg', label: 'Large' },
] as const;

export default function RadioSizes() {
  return (
    <Stack direction="row" spacing={4} useFlexGap flexWrap="wrap">
      {sizes.map(({ size, label }) => (
        <RadioGroup key={size} aria-label={label} name={size} size={size} defaultValue="hand">
          <Radio value="hand" label={label} />
          <Radio value="rod" label="Rod puppet" />
        </RadioGroup>
      ))}
    </Stack>
  );
}
