import Anchor from '@mui/icons-material/Anchor';
import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { styled } from '@mui/joy/styles';

const Stamp = styled('div')(({ theme }) => ({
  '--Icon-fontSize': '2.5rem',
  '--Icon-color': 'currentColor',
  display: 'grid',
  placeItems: 'center',
  minHeight: 88,
  borderRadius: `var(--Card-childRadius, ${theme.vars.radius.sm})`,
  ...theme.variants.soft.success,
}));

export default function StampOnCard() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      flexWrap="wrap"
      sx={{ width: '100%', maxWidth: 360 }}
    >
      {[12, 36].map((radius) => (
        <Card key={radius} sx={{ flex: '1 1 120px', borderRadius: `${radius}px`, p: 1.5 }}>
          <Stamp>
            <Anchor />
          </Stamp>
          <Typography level="title-sm" textAlign="center">
            {radius} px
          </Typography>
        </Card>
      ))}
    </Stack>
  );
}
