import * as React from 'react';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const key = 'report-to-the-harbor';

// A browser may refuse to keep anything.
function readDraft() {
  try {
    return window.sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function writeDraft(text: string) {
  try {
    window.sessionStorage.setItem(key, text);
  } catch {
    // The draft then lasts as long as the page.
  }
}

const look = { label: 'Report', multiline: true, rows: 3, fullWidth: true } as const;

function ReportField() {
  const [text, setText] = React.useState(readDraft);
  const change = (next: string) => {
    setText(next);
    writeDraft(next);
  };

  return (
    <Stack spacing={1} alignItems="flex-start">
      <TextField {...look} value={text} onChange={(event) => change(event.target.value)} />
      <Button onClick={() => change('')}>Throw away</Button>
    </Stack>
  );
}

export default function BringBackDraft() {
  return (
    <Stack sx={{ width: 320, maxWidth: '100%', minHeight: 150 }}>
      <NoSsr fallback={<TextField {...look} disabled />}>
        <ReportField />
      </NoSsr>
    </Stack>
  );
}
