import LinearProgress, { linearProgressClasses } from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

interface MeterProps {
  thickness: number;
}

const Meter = styled(LinearProgress, {
  shouldForwardProp: (prop) => prop !== 'thickness',
})<MeterProps>(({ theme, thickness }) => ({
  height: thickness,
  borderRadius: thickness / 2,
  backgroundColor: theme.palette.action.hover,
  [`& .${linearProgressClasses.bar}`]: { borderRadius: thickness / 2 },
}));

const disks = [
  { name: 'Photos', used: 72 },
  { name: 'Backups', used: 35 },
];

export default function ReusableStyled() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
      {disks.map(({ name, used }) => (
        <div key={name}>
          <Typography variant="body2">
            {name}, {used}% full
          </Typography>
          <Meter variant="determinate" value={used} thickness={10} aria-label={name} />
        </div>
      ))}
    </Stack>
  );
}
