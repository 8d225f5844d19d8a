import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';
import Typography from '@mui/joy/Typography';
import { Board } from './lineIcons';

const boards = [
  { name: 'Small, free', icon: { size: 'sm', color: 'success' } },
  { name: 'Medium, reserved', icon: { size: 'md', color: 'warning' } },
  { name: 'Large, in use', icon: { size: 'lg', color: 'danger' } },
] as const;

export default function SizesAndColors() {
  return (
    <Stack direction="row" spacing={3} useFlexGap flexWrap="wrap" justifyContent="center">
      {boards.map(({ name, icon }) => (
        <Stack key={name} alignItems="center" justifyContent="flex-end" spacing={0.5}>
          <SvgIcon component={Board} inheritViewBox sx={{ fill: 'none' }} {...icon} />
          <Typography level="body-sm" textColor="text.secondary">
            {name}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
