import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import './styles.css';

const engines = [
  { name: 'No. 7', kind: 'Steam' },
  { name: 'The Mule', kind: 'Diesel' },
  { name: 'Blue Line 3', kind: 'Electric' },
];

const kinds = ['Steam', 'Diesel', 'Electric'];

export default function EngineFilter() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const [chosen, setChosen] = React.useState(kinds);

  const toggle = (kind: string) =>
    setChosen(chosen.includes(kind) ? chosen.filter((other) => other !== kind) : [...chosen, kind]);

  return (
    <div className="filter-shed">
      <ClickAwayListener onClickAway={() => setOpen(false)}>
        <div
          onBlur={(event) => {
            const next = event.relatedTarget;
            if (next && !event.currentTarget.contains(next)) setOpen(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !open) return;
            setOpen(false);
            anchor?.focus();
          }}
        >
          <button
            className="rail-button"
            type="button"
            ref={setAnchor}
            aria-expanded={open}
            aria-haspopup="dialog"
            onClick={() => setOpen(!open)}
          >
            Engines: {chosen.length} of {kinds.length} kinds
          </button>
          <Popup
            className="rail-popup"
            anchor={anchor}
            open={open}
            placement="bottom-start"
            offset={8}
            role="dialog"
            aria-label="Filter engines"
            disablePortal
          >
            <fieldset className="filter-group">
              <legend className="filter-legend">Show</legend>
              {kinds.map((kind) => (
                <label className="filter-option" key={kind}>
                  <input
                    className="filter-box"
                    type="checkbox"
                    checked={chosen.includes(kind)}
                    onChange={() => toggle(kind)}
                  />
                  {kind}
                </label>
              ))}
            </fieldset>
          </Popup>
        </div>
      </ClickAwayListener>
      <ul className="filter-engines" aria-label="Engines in the shed">
        {engines
          .filter((engine) => chosen.includes(engine.kind))
          .map((engine) => (
            <li key={engine.name}>{engine.name}</li>
          ))}
      </ul>
    </div>
  );
}
