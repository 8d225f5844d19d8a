import Paper from '@mui/material/Paper';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const events = [
  { title: 'Bicycle handed in', note: 'Done on Monday, 9:20', failed: false },
  { title: 'Wheel trued', note: 'Done on Tuesday, 11:05', failed: false },
  { title: 'Brake cable replaced', note: 'Waiting: the cable is out of stock', failed: true },
  { title: 'Ready to collect', note: 'Not before Thursday', failed: false },
];

export default function RepairProgress() {
  return (
    <Paper variant="outlined" sx={{ width: 360, maxWidth: '100%', p: 3 }}>
      <Typography variant="h6" component="h3" gutterBottom>
        Repair 118
      </Typography>
      <Stepper orientation="vertical" activeStep={2} role="list">
        {events.map(({ title, note, failed }) => (
          <Step key={title} role="listitem">
            <StepLabel
              error={failed}
              optional={<Typography variant="caption">{note}</Typography>}
              slotProps={{ label: { style: { overflowWrap: 'anywhere' } } }}
            >
              {title}
            </StepLabel>
          </Step>
        ))}
      </Stepper>
    </Paper>
  );
}
