import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar, { type SnackbarProps } from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

interface Notice {
  id: number;
  text: string;
  color: SnackbarProps['color'];
}

type Notify = (text: string, color?: SnackbarProps['color']) => void;

const NotifyContext = React.createContext<Notify>(() => undefined);

function NoticeProvider({ children }: { children: React.ReactNode }) {
  const [notices, setNotices] = React.useState<readonly Notice[]>([]);
  const [open, setOpen] = React.useState(true);
  const count = React.useRef(0);
  const [first] = notices;

  const notify = React.useCallback<Notify>((text, color = 'neutral') => {
    count.current += 1;
    const notice = { id: count.current, text, color };
    setNotices((waiting) => [...waiting, notice]);
  }, []);

  const showNext = () => {
    setNotices((waiting) => waiting.slice(1));
    setOpen(true);
  };

  return (
    <NotifyContext.Provider value={notify}>
      {children}
      <div role="status">
        {first && (
          <Snackbar
            key={first.id}
            variant="soft"
            color={first.color}
            open={open}
            autoHideDuration={4000}
            onClose={(_event, reason) => {
              if (reason !== 'clickaway') setOpen(false);
            }}
            onUnmount={showNext}
          >
            {first.text}
          </Snackbar>
        )}
      </div>
    </NotifyContext.Provider>
  );
}

function Desk() {
  const notify = React.useContext(NotifyContext);

  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap" justifyContent="center">
      <Button variant="soft" onClick={() => notify('The kite is lent for two weeks.', 'success')}>
        Lend
      </Button>
      <Button variant="soft" onClick={() => notify('You are third in line for the kite.')}>
        Queue up
      </Button>
      <Button variant="soft" onClick={() => notify('The kite has lost its tail.', 'warning')}>
        Report
      </Button>
    </Stack>
  );
}

export default function ToyDesk() {
  return (
    <NoticeProvider>
      <Desk />
    </NoticeProvider>
  );
}
