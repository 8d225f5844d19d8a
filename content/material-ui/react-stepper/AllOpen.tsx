import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { time: '08:10', place: 'Station', text: 'Tram 4 to the end of the line.' },
  { time: '08:45', place: 'Forest gate', text: 'Follow the blue marks uphill.' },
  { time: '11:30', place: 'Upper hut', text: 'Soup and water. The last toilet.' },
];

export default function AllOpen() {
  return (
    <Stepper orientation="vertical" activeStep={-1} connector={null} sx={{ minWidth: 260 }}>
      {steps.map(({ time, place, text }) => (
        <Step key={time} expanded disabled={false}>
          <StepLabel optional={<Typography variant="caption">{time}</Typography>}>
            {place}
          </StepLabel>
          <StepContent TransitionProps={{ timeout: 0 }}>
            <Typography variant="body2">{text}</Typography>
          </StepContent>
        </Step>
      ))}
    </Stepper>
  );
}
