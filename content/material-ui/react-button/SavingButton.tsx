import * as React from 'react';
import SaveOutlinedIcon from '@mui/icons-material/SaveOutlined';
import LoadingButton from '@mui/lab/LoadingButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function pretendToSave() {
  return new Promise<void>((resolve) => {
    setTimeout(resolve, 1500);
  });
}

export default function SavingButton() {
  const [saving, setSaving] = React.useState(false);
  const [saves, setSaves] = React.useState(0);

  const handleClick = async () => {
    setSaving(true);
    await pretendToSave();
    setSaving(false);
    setSaves((count) => count + 1);
  };

  return (
    <Stack spacing={1.5} alignItems="center">
      <LoadingButton
        variant="contained"
        loading={saving}
        loadingPosition="start"
        startIcon={<SaveOutlinedIcon />}
        onClick={handleClick}
      >
        <span>Save recipe</span>
      </LoadingButton>
      <Typography variant="body2" role="status">
        {saving ? 'Saving…' : `Saved ${saves} ${saves === 1 ? 'time' : 'times'}`}
      </Typography>
    </Stack>
  );
}
