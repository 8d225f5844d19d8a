import * as React from 'react';
import Close from '@mui/icons-material/Close';
import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';

export default function DismissAlert() {
  const [open, setOpen] = React.useState(true);
  const control = React.useRef<HTMLButtonElement>(null);
  const moveFocus = React.useRef(false);

  React.useEffect(() => {
    if (moveFocus.current) control.current?.focus();
    moveFocus.current = false;
  }, [open]);

  const toggle = () => {
    moveFocus.current = true;
    setOpen(!open);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 56 }}>
      {open ? (
        <Alert
          role="note"
          color="primary"
          endDecorator={
            <IconButton
              ref={control}
              variant="soft"
              color="primary"
              aria-label="Close the hint about the front seat"
              onClick={toggle}
            >
              <Close />
            </IconButton>
          }
        >
          <Box sx={{ flexGrow: 1 }}>The front seat has the best view of the bridge.</Box>
        </Alert>
      ) : (
        <Button ref={control} variant="outlined" color="neutral" onClick={toggle}>
          Show the hint again
        </Button>
      )}
    </Box>
  );
}
