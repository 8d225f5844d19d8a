import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function DescribedButton() {
  return (
    <Tooltip describeChild title="Keeps your marks and removes the photographs">
      <Button variant="outlined">Make it smaller</Button>
    </Tooltip>
  );
}
