import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const address = 'https://example.org/gauges/weir';

export default function ShareAddress() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [copied, setCopied] = React.useState(false);
  const fieldRef = React.useRef<HTMLInputElement>(null);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      fieldRef.current?.select();
    }
  };

  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setCopied(false);
          setAnchor(event.currentTarget);
        }}
      >
        Share
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Share this gauge', sx: { p: 2, mt: 1 } },
        }}
      >
        <Stack direction="row" spacing={1} alignItems="flex-start">
          <TextField
            autoFocus
            size="small"
            label="Address"
            value={address}
            inputRef={fieldRef}
            InputProps={{ readOnly: true }}
            helperText={copied ? 'Copied' : ' '}
            FormHelperTextProps={{ role: 'status' }}
          />
          <Button onClick={copy}>Copy</Button>
        </Stack>
      </Popover>
    </>
  );
}
