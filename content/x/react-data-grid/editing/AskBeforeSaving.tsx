import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, GridEditInputCell, type GridColDef } from '@mui/x-data-grid';

interface Quote {
  id: number;
  customer: string;
  euros: number;
}

interface Question {
  before: Quote;
  changed: Quote;
  answer: (row: Quote) => void;
}

const columns: GridColDef<Quote>[] = [
  { field: 'customer', headerName: 'Customer', minWidth: 140, flex: 1 },
  {
    field: 'euros',
    headerName: 'Quote (€)',
    type: 'number',
    width: 120,
    editable: true,
    renderEditCell: (params) => (
      <GridEditInputCell
        {...params}
        inputProps={{ 'aria-label': `Quote for ${params.row.customer}` }}
      />
    ),
  },
];

const rows: Quote[] = [
  { id: 1, customer: 'Town hall', euros: 1850 },
  { id: 2, customer: 'Railway museum', euros: 620 },
  { id: 3, customer: 'School', euros: 95 },
];

export default function AskBeforeSaving() {
  const [question, setQuestion] = React.useState<Question | null>(null);
  const [open, setOpen] = React.useState(false);
  const titleId = React.useId();
  const textId = React.useId();

  const askFirst = (changed: Quote, before: Quote) => {
    if (typeof changed.euros !== 'number' || changed.euros === before.euros) return before;
    return new Promise<Quote>((answer) => {
      setQuestion({ before, changed, answer });
      setOpen(true);
    });
  };

  const close = (row?: Quote) => {
    if (row) question?.answer(row);
    setOpen(false);
  };

  return (
    <Box sx={{ width: '100%', height: 214 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        processRowUpdate={askFirst}
        hideFooter
        aria-label="Quotes"
      />
      <Dialog
        open={open}
        onClose={() => close(question?.before)}
        aria-labelledby={titleId}
        aria-describedby={textId}
      >
        <DialogTitle id={titleId}>Change the quote?</DialogTitle>
        <DialogContent>
          <DialogContentText id={textId}>
            {question?.changed.customer}: {question?.before.euros} € becomes{' '}
            {question?.changed.euros} €.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => close(question?.before)}>Keep the old one</Button>
          <Button onClick={() => close(question?.changed)}>Change</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
