import Nightlight from '@mui/icons-material/Nightlight';
import WbSunny from '@mui/icons-material/WbSunny';
import Sheet from '@mui/joy/Sheet';
import { styled } from '@mui/joy/styles';

const ByDay = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  [theme.getColorSchemeSelector('dark')]: { display: 'none' },
}));

const ByNight = styled('span')(({ theme }) => ({
  display: 'none',
  alignItems: 'center',
  gap: theme.spacing(1),
  [theme.getColorSchemeSelector('dark')]: { display: 'flex' },
}));

export default function LampPicture() {
  return (
    <Sheet variant="soft" color="warning" sx={{ px: 2, py: 1.5, borderRadius: 'md' }}>
      <ByDay>
        <WbSunny />
        The lamp is off by day.
      </ByDay>
      <ByNight>
        <Nightlight />
        The lamp is on by night.
      </ByNight>
    </Sheet>
  );
}
