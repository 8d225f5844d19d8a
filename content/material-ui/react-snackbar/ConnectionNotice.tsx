import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Snackbar from '@mui/material/Snackbar';
import Switch from '@mui/material/Switch';

export default function ConnectionNotice() {
  const [online, setOnline] = React.useState(true);
  const [open, setOpen] = React.useState(false);

  const handleChange = (connected: boolean) => {
    setOnline(connected);
    setOpen(true);
  };

  return (
    <React.Fragment>
      <FormControlLabel
        label="Connected"
        control={
          <Switch checked={online} onChange={(event) => handleChange(event.target.checked)} />
        }
      />
      <div role="status">
        <Snackbar
          key={String(online)}
          open={open}
          autoHideDuration={online ? 4000 : null}
          onClose={(_event, reason) => {
            if (reason === 'timeout') {
              setOpen(false);
            }
          }}
          ContentProps={{ role: 'presentation' }}
          message={
            online
              ? 'Connected again. Your changes are being sent.'
              : 'No connection. Changes are kept on this device.'
          }
        />
      </div>
    </React.Fragment>
  );
}
