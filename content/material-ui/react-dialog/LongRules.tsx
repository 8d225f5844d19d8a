import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const rules = [
  'Wipe your boots at the door, not in the drying room.',
  'Firewood for the evening is stacked on the left; the pile on the right is for winter.',
  'Whoever comes last draws water for the morning.',
  'Candles only on stone.',
  'Dogs sleep in the porch.',
];

export default function LongRules() {
  const titleId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [scroll, setScroll] = React.useState<DialogProps['scroll']>('paper');

  const show = (next: DialogProps['scroll']) => {
    setScroll(next);
    setOpen(true);
  };

  return (
    <React.Fragment>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" justifyContent="center">
        <Button variant="outlined" onClick={() => show('paper')}>
          Scroll inside
        </Button>
        <Button variant="outlined" onClick={() => show('body')}>
          Scroll everything
        </Button>
      </Stack>
      <Dialog open={open} onClose={() => setOpen(false)} scroll={scroll} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>Rules of the hut</DialogTitle>
        <DialogContent
          dividers={scroll === 'paper'}
          tabIndex={scroll === 'paper' ? 0 : undefined}
          role="region"
          aria-labelledby={titleId}
        >
          {Array.from({ length: 40 }, (_, index) => (
            <Typography key={index} gutterBottom>
              {index + 1}. {rules[index % rules.length]}
            </Typography>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
