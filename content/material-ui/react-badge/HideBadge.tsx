import * as React from 'react';
import MailIcon from '@mui/icons-material/Mail';
import Badge from '@mui/material/Badge';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function HideBadge() {
  const [shown, setShown] = React.useState(true);

  return (
    <Stack direction="row" spacing={4} alignItems="center">
      <Badge badgeContent={12} invisible={!shown} color="primary">
        <MailIcon titleAccess="Messages" />
      </Badge>
      <FormControlLabel
        control={<Switch checked={shown} onChange={(_event, checked) => setShown(checked)} />}
        label="Show how many"
      />
    </Stack>
  );
}
