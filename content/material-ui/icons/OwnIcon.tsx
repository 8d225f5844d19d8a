import Stack from '@mui/material/Stack';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

function BuoyIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M10 3h4l3 12H7zM3 17c2 0 2 1.5 4.5 1.5S10 17 12 17s2 1.5 4.5 1.5S19 17 21 17v2.5c-2 0-2 1.5-4.5 1.5S14 19.5 12 19.5 10 21 7.5 21 5 19.5 3 19.5z" />
    </SvgIcon>
  );
}

export default function OwnIcon() {
  return (
    <Stack direction="row" spacing={3} alignItems="center">
      <BuoyIcon />
      <BuoyIcon color="error" fontSize="large" titleAccess="Red buoy" />
    </Stack>
  );
}
