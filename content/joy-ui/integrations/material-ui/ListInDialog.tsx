import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

export default function ListInDialog() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Choose the came
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={id}>
        <DialogTitle id={id}>Came around each piece</DialogTitle>
        <DialogContent>
          <FormControl>
            <FormLabel>Width</FormLabel>
            <Select
              defaultValue="6"
              slotProps={{
                listbox: { 'aria-label': 'Width', sx: { zIndex: 1301 } },
                button: {
                  onKeyDown: (event) => {
                    // It closes the list, and would close the dialog as well.
                    const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true';
                    if (event.key === 'Escape' && isOpen) event.stopPropagation();
                  },
                },
              }}
            >
              <Option value="4">4 millimeters</Option>
              <Option value="6">6 millimeters</Option>
              <Option value="9">9 millimeters</Option>
            </Select>
          </FormControl>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Done</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
