import * as React from 'react';
import AddAPhotoOutlinedIcon from '@mui/icons-material/AddAPhotoOutlined';
import LoadingButton from '@mui/lab/LoadingButton';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function TrailReport() {
  const [sending, setSending] = React.useState(false);
  const [round, setRound] = React.useState(1);
  const [photo, setPhoto] = React.useState('');
  const [message, setMessage] = React.useState('');
  const fileRef = React.useRef<HTMLInputElement>(null);
  const messageRef = React.useRef<HTMLParagraphElement>(null);

  const handleReset = () => {
    setRound((current) => current + 1);
    setPhoto('');
    setMessage('');
  };

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const place = String(new FormData(form).get('place'));
    setMessage('');
    setSending(true);
    setTimeout(() => {
      form.reset();
      setSending(false);
      setMessage(`Thank you. The report for “${place}” was sent.`);
      messageRef.current?.focus();
    }, 1200);
  };

  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={handleSubmit}
      onReset={handleReset}
      sx={{ width: 400, maxWidth: '100%' }}
    >
      <Stack key={round} spacing={2}>
        <TextField name="place" label="Where on the trail?" required autoComplete="off" />
        <TextField name="problem" label="What is wrong?" required multiline minRows={2} />
      </Stack>
      <input
        ref={fileRef}
        type="file"
        name="photo"
        accept="image/*"
        hidden
        onChange={(event) => setPhoto(event.target.files?.[0]?.name ?? '')}
      />
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" alignItems="center">
        <Button
          variant="outlined"
          size="small"
          startIcon={<AddAPhotoOutlinedIcon />}
          onClick={() => fileRef.current?.click()}
        >
          {photo ? 'Change photo' : 'Add photo'}
        </Button>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {photo || 'No photo'}
        </Typography>
      </Stack>
      <Stack direction="row" spacing={1} justifyContent="flex-end">
        <Button type="reset" disabled={sending}>
          Clear
        </Button>
        <LoadingButton type="submit" variant="contained" loading={sending}>
          <span>Send report</span>
        </LoadingButton>
      </Stack>
      <Typography
        ref={messageRef}
        tabIndex={-1}
        role="status"
        variant="body2"
        sx={{ minHeight: '1.43em' }}
      >
        {message}
      </Typography>
    </Stack>
  );
}
