import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

type Notify = (message: string) => void;

const NotifyContext = React.createContext<Notify>(() => undefined);

function NotifyProvider({ children }: { children: React.ReactNode }) {
  const [notice, setNotice] = React.useState({ key: 0, message: '' });
  const [open, setOpen] = React.useState(false);

  const notify = React.useCallback((message: string) => {
    setNotice((current) => ({ key: current.key + 1, message }));
    setOpen(true);
  }, []);

  return (
    <NotifyContext.Provider value={notify}>
      {children}
      <div role="status">
        <Snackbar
          key={notice.key}
          open={open}
          autoHideDuration={5000}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') {
              setOpen(false);
            }
          }}
          message={notice.message}
          ContentProps={{ role: 'presentation' }}
        />
      </div>
    </NotifyContext.Provider>
  );
}

function ShoppingItem({ name }: { name: string }) {
  const notify = React.useContext(NotifyContext);

  return (
    <FormControlLabel
      label={name}
      control={
        <Checkbox
          onChange={(event) =>
            notify(event.target.checked ? `${name}: in the basket` : `${name}: back on the list`)
          }
        />
      }
    />
  );
}

function ShareButton() {
  const notify = React.useContext(NotifyContext);

  return <Button onClick={() => notify('List sent to the kitchen')}>Send the list</Button>;
}

export default function NotifyFromAnywhere() {
  return (
    <NotifyProvider>
      <Stack alignItems="flex-start">
        {['Oats', 'Pears', 'Candles'].map((name) => (
          <ShoppingItem key={name} name={name} />
        ))}
        <ShareButton />
      </Stack>
    </NotifyProvider>
  );
}
