import Box from '@mui/joy/Box';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const looks = [
  { variant: 'outlined', color: undefined },
  { variant: 'soft', color: 'success' },
  { variant: 'solid', color: 'danger' },
  { variant: 'plain', color: 'warning' },
] as const;

export default function RadioVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
        gap: 2,
        width: '100%',
        maxWidth: 520,
      }}
    >
      {looks.map(({ variant, color }) => (
        <RadioGroup key={variant} aria-label={variant} name={variant} defaultValue="chosen">
          <Radio variant={variant} color={color} value="chosen" label={variant} />
          <Radio variant={variant} color={color} value="other" label={color ?? 'no color'} />
        </RadioGroup>
      ))}
    </Box>
  );
}
