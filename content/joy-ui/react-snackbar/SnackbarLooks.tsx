import * as React from 'react';
import Button from '@mui/joy/Button';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;
const variants = ['plain', 'outlined', 'soft', 'solid'] as const;

export default function SnackbarLooks() {
  const [color, setColor] = React.useState<(typeof colors)[number]>('neutral');
  const [variant, setVariant] = React.useState<(typeof variants)[number]>('outlined');
  const [open, setOpen] = React.useState(false);
  const openerRef = React.useRef<HTMLElement | null>(null);
  const snackbarRef = React.useRef<HTMLDivElement>(null);

  const close = () => {
    // Focus that is in the snackbar would be lost with it.
    if (snackbarRef.current?.contains(document.activeElement)) openerRef.current?.focus();
    setOpen(false);
  };

  return (
    <>
      <Stack spacing={2} alignItems="center">
        <Select
          aria-label="Color"
          value={color}
          onChange={(_event, value) => setColor(value ?? 'neutral')}
          slotProps={{ listbox: { 'aria-label': 'Color' } }}
          sx={{ width: 160 }}
        >
          {colors.map((name) => (
            <Option key={name} value={name}>
              {name}
            </Option>
          ))}
        </Select>
        <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap" justifyContent="center">
          {variants.map((name) => (
            <Button
              key={name}
              variant={name}
              color={color}
              onClick={(event) => {
                openerRef.current = event.currentTarget;
                setVariant(name);
                setOpen(true);
              }}
            >
              {name}
            </Button>
          ))}
        </Stack>
      </Stack>
      <div role="status">
        <Snackbar
          ref={snackbarRef}
          variant={variant}
          color={color}
          invertedColors={variant === 'solid'}
          open={open}
          autoHideDuration={6000}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') close();
          }}
          endDecorator={
            <Button size="sm" variant="outlined" color={color} onClick={close}>
              All right
            </Button>
          }
        >
          One die is missing.
        </Snackbar>
      </div>
    </>
  );
}
