import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { useSnackbar, type UseSnackbarParameters } from '@mui/base/useSnackbar';
import './styles.css';

interface NoticeRibbonProps extends UseSnackbarParameters {
  children: React.ReactNode;
}

function NoticeRibbon({ children, ...parameters }: NoticeRibbonProps) {
  const { getRootProps, onClickAway } = useSnackbar(parameters);

  return (
    <div className="ribbon-place" role="status">
      {parameters.open && (
        <ClickAwayListener onClickAway={onClickAway}>
          <div className="ribbon" {...getRootProps()}>
            {children}
          </div>
        </ClickAwayListener>
      )}
    </div>
  );
}

export default function RibbonHook() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <button className="hive-button" type="button" onClick={() => setOpen(true)}>
        Find the queen
      </button>
      <NoticeRibbon open={open} autoHideDuration={6000} onClose={() => setOpen(false)}>
        She is on frame 6, with a blue dot.
      </NoticeRibbon>
    </div>
  );
}
