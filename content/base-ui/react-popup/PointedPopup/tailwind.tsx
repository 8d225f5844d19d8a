import * as React from 'react';
import { Unstable_Popup as Popup, type PopupChildrenProps } from '@mui/base/Unstable_Popup';

const platform = 'flex justify-center pt-20';

const railButton =
  'cursor-pointer rounded-lg border border-slate-500 px-4 py-2 outline-offset-2 ' +
  'outline-emerald-700 hover:bg-slate-500/15 focus-visible:outline-2 ' +
  'dark:border-slate-400 dark:outline-emerald-300';

const pointedLayer = 'z-1';

const bubble =
  'relative w-max max-w-[min(240px,90vw)] rounded-lg bg-emerald-800 px-3 py-2 ' +
  'text-white after:absolute after:start-[calc(50%-6px)] after:size-3 after:rotate-45 ' +
  'after:bg-inherit data-[side=bottom]:after:-top-1 data-[side=top]:after:-bottom-1 ' +
  'dark:bg-emerald-300 dark:text-emerald-950';

export default function PointedPopup() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div className={platform}>
      <button
        className={railButton}
        type="button"
        ref={setAnchor}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Whistle
      </button>
      <Popup
        className={pointedLayer}
        anchor={anchor}
        open={open}
        placement="top"
        offset={12}
        role="note"
        disablePortal
      >
        {({ placement }: PopupChildrenProps) => (
          <div className={bubble} data-side={placement.split('-')[0]}>
            Two short, one long: stand clear.
          </div>
        )}
      </Popup>
    </div>
  );
}
