import Build from '@mui/icons-material/BuildOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import Info from '@mui/icons-material/InfoOutlined';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Stack from '@mui/joy/Stack';

const messages = [
  { color: 'neutral', icon: <Build />, text: 'The cable was checked this morning.' },
  { color: 'primary', icon: <Info />, text: 'Bicycles travel in the lower car only.' },
  { color: 'success', icon: <CheckCircle />, text: 'Your group is booked for 10:20.' },
  { color: 'warning', icon: <WarningAmber />, text: 'Wind of 60 km/h: expect slow rides.' },
  { color: 'danger', icon: <ErrorOutline />, text: 'Your card was declined, no ticket was sold.' },
] as const;

export default function AlertColors() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 420 }}>
      {messages.map(({ color, icon, text }) => (
        <Alert key={color} role="note" color={color} startDecorator={icon}>
          <Box>{text}</Box>
        </Alert>
      ))}
    </Stack>
  );
}
