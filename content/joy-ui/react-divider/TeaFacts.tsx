import Card from '@mui/joy/Card';
import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const facts = [
  { name: 'Height', value: '1,200 m' },
  { name: 'Harvest', value: 'April' },
  { name: 'Cups', value: '6' },
];

export default function TeaFacts() {
  return (
    <Card
      orientation="horizontal"
      variant="outlined"
      sx={{ width: '100%', maxWidth: 320, justifyContent: 'space-between' }}
    >
      {facts.flatMap(({ name, value }, index) => [
        index > 0 && <Divider key={`${name} line`} />,
        <Stack key={name}>
          <Typography level="body-sm">{name}</Typography>
          <Typography level="title-md">{value}</Typography>
        </Stack>,
      ])}
    </Card>
  );
}
