import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const facts = [
  { value: '11 °C', label: 'water' },
  { value: '6 m', label: 'depth' },
  { value: '340', label: 'buoys' },
];

export default function LinesBetween() {
  return (
    <Stack direction="row" spacing={2} divider={<Divider orientation="vertical" />}>
      {facts.map(({ value, label }) => (
        <div key={label}>
          <Typography level="title-lg">{value}</Typography>
          <Typography level="body-sm" textColor="text.secondary">
            {label}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}
