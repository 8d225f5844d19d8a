import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid } from '@mui/x-data-grid';
import { replaceSeed, seedColumns, seeds, type Seed } from './seeds';

interface Question {
  text: string;
  answer: (yes: boolean) => void;
}

const outOfLine = (now: number, old: number) => now > old * 2 || now < old / 2;

export default function AskWhenItMatters() {
  const titleId = React.useId();
  const [rows, setRows] = React.useState(seeds);
  const [question, setQuestion] = React.useState<Question | null>(null);
  const [open, setOpen] = React.useState(false);

  const ask = (text: string) =>
    new Promise<boolean>((answer) => {
      setQuestion({ text, answer });
      setOpen(true);
    });

  const save = async (changed: Seed, old: Seed) => {
    if (!(changed.cents > 0)) return old;
    const text = `${changed.seed}: ${old.cents} cents become ${changed.cents}?`;
    if (outOfLine(changed.cents, old.cents) && !(await ask(text))) return old;
    setRows((now) => replaceSeed(now, changed));
    return changed;
  };

  const close = (yes: boolean) => {
    question?.answer(yes);
    setOpen(false);
  };

  return (
    <Box role="group" aria-label="Seeds and their prices" sx={{ width: '100%', height: 214 }}>
      <DataGrid
        rows={rows}
        columns={seedColumns}
        processRowUpdate={save}
        disableRowSelectionOnClick
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
      />
      <Dialog open={open} onClose={() => close(false)} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{question?.text}</DialogTitle>
        <DialogActions>
          <Button autoFocus onClick={() => close(false)}>
            No, keep the price
          </Button>
          <Button onClick={() => close(true)}>Yes</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
