import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function SeveralLines() {
  return (
    <Tooltip
      describeChild
      arrow
      title={
        <>
          <Typography variant="subtitle2" component="span" display="block">
            Seeing 3 of 5
          </Typography>
          Stars twinkle slightly. Good for wide fields, too unsteady for planets.
        </>
      }
    >
      <Button>Seeing tonight</Button>
    </Tooltip>
  );
}
