import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const when = 'We meet on Saturday at nine, by the lower gate.';
const whatToBring = 'Please bring gloves, a spade and something to drink.\nThere is soup at noon.';

const Area = styled(TextareaAutosize)(({ theme }) => ({
  padding: theme.spacing(1, 1.5),
  font: 'inherit',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.action.hover,
  border: 0,
  borderRadius: theme.shape.borderRadius,
  resize: 'none',
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
}));

export default function TextToCopy() {
  const [long, setLong] = React.useState(false);
  const [message, setMessage] = React.useState('');
  const areaRef = React.useRef<HTMLTextAreaElement>(null);
  const text = long ? `${when}\n\n${whatToBring}` : when;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setMessage('Copied');
    } catch {
      areaRef.current?.focus();
      areaRef.current?.select();
      setMessage('The browser did not allow it. The text is selected.');
    }
  };

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%', minHeight: 270 }}>
      <FormControlLabel
        label="With what to bring"
        control={
          <Switch
            checked={long}
            onChange={(_event, checked) => {
              setLong(checked);
              setMessage('');
            }}
          />
        }
      />
      <Area ref={areaRef} readOnly minRows={2} aria-label="Invitation" value={text} />
      <Button variant="outlined" onClick={copy}>
        Copy the invitation
      </Button>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
