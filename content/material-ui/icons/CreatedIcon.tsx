import Button from '@mui/material/Button';
import { createSvgIcon } from '@mui/material/utils';

const FlagIcon = createSvgIcon(<path d="M5 2h2v20H5zM8 3l11 5-11 5z" />, 'Flag');

export default function CreatedIcon() {
  return (
    <Button variant="outlined" startIcon={<FlagIcon />}>
      Hoist the flag
    </Button>
  );
}
