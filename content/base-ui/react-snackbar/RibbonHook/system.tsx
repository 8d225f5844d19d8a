import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { useSnackbar, type UseSnackbarParameters } from '@mui/base/useSnackbar';
import { styled } from '@mui/system';

const Place = styled('div')({ width: 300, maxWidth: '100%', minHeight: 56, marginBlockStart: 12 });

const Ribbon = styled('div')({
  width: 'fit-content',
  padding: '8px 16px',
  borderInlineStart: '6px solid #92400e',
  background: 'rgb(120 113 108 / 0.15)',
  '.mode-dark &': { borderColor: '#fcd34d' },
});

const HiveButton = styled('button')({
  padding: '8px 16px',
  border: '1px solid #78716c',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { background: 'rgb(120 113 108 / 0.15)' },
  '&:focus-visible': { outline: '2px solid #92400e', outlineOffset: 2 },
  '.mode-dark &': { borderColor: '#a8a29e', '&:focus-visible': { outlineColor: '#fcd34d' } },
});

interface NoticeRibbonProps extends UseSnackbarParameters {
  children: React.ReactNode;
}

function NoticeRibbon({ children, ...parameters }: NoticeRibbonProps) {
  const { getRootProps, onClickAway } = useSnackbar(parameters);

  return (
    <Place role="status">
      {parameters.open && (
        <ClickAwayListener onClickAway={onClickAway}>
          <Ribbon {...getRootProps()}>{children}</Ribbon>
        </ClickAwayListener>
      )}
    </Place>
  );
}

export default function RibbonHook() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <HiveButton type="button" onClick={() => setOpen(true)}>
        Find the queen
      </HiveButton>
      <NoticeRibbon open={open} autoHideDuration={6000} onClose={() => setOpen(false)}>
        She is on frame 6, with a blue dot.
      </NoticeRibbon>
    </div>
  );
}
