import EmojiFoodBeverage from '@mui/icons-material/EmojiFoodBeverage';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import { applySolidInversion } from '@mui/joy/colorInversion';

export default function HouseHeader() {
  return (
    <Box
      component="section"
      aria-label="Tea house"
      sx={[
        {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          width: '100%',
          maxWidth: 560,
          boxSizing: 'border-box',
          px: 2,
          py: 1.5,
          borderRadius: 'sm',
          backgroundColor: 'danger.solidBg',
          color: 'danger.solidColor',
        },
        applySolidInversion('danger'),
      ]}
    >
      <EmojiFoodBeverage />
      <Typography level="title-md" sx={{ flexGrow: 1 }}>
        The tea house by the gate
      </Typography>
      <Link href="#keep-the-colors-of-one-element">Menu</Link>
      <Button size="sm">Reserve</Button>
    </Box>
  );
}
