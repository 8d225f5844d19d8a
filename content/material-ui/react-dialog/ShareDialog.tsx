import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const addresses = {
  look: 'https://example.org/albums/71/look',
  add: 'https://example.org/albums/71/add',
};

export default function ShareDialog() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const [right, setRight] = React.useState<keyof typeof addresses>('look');
  const [message, setMessage] = React.useState('');
  const close = () => setOpen(false);

  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(addresses[right]);
      setMessage('Link copied');
    } catch {
      setMessage('Select the link and copy it yourself');
    }
  };

  return (
    <React.Fragment>
      <Button
        variant="contained"
        onClick={() => {
          setMessage('');
          setOpen(true);
        }}
      >
        Share the album
      </Button>
      <Dialog open={open} onClose={close} fullWidth maxWidth="xs" aria-labelledby={`${id}-title`}>
        <Stack direction="row" alignItems="center" sx={{ paddingInlineEnd: 2 }}>
          <DialogTitle id={`${id}-title`} sx={{ flexGrow: 1 }}>
            Share the album
          </DialogTitle>
          <IconButton aria-label="Close" onClick={close}>
            <CloseIcon />
          </IconButton>
        </Stack>
        <DialogContent>
          <Stack spacing={3}>
            <FormControl>
              <FormLabel id={`${id}-right`}>Whoever has the link may</FormLabel>
              <RadioGroup
                aria-labelledby={`${id}-right`}
                value={right}
                onChange={(event) => {
                  setRight(event.target.value as keyof typeof addresses);
                  setMessage('');
                }}
              >
                <FormControlLabel value="look" control={<Radio />} label="look at pictures" />
                <FormControlLabel value="add" control={<Radio />} label="add pictures" />
              </RadioGroup>
            </FormControl>
            <TextField
              label="Link"
              value={addresses[right]}
              InputProps={{ readOnly: true }}
              onFocus={(event) => event.target.select()}
            />
          </Stack>
        </DialogContent>
        <DialogActions sx={{ padding: 3, paddingBlockStart: 0 }}>
          <Typography variant="body2" role="status" sx={{ flexGrow: 1 }}>
            {message}
          </Typography>
          <Button variant="contained" onClick={handleCopy}>
            Copy link
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
