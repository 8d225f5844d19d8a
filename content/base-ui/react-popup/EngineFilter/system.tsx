import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { styled } from '@mui/system';

const Shed = styled('div')({ minHeight: 232 });

const RailButton = styled('button')({
  padding: '8px 16px',
  border: '1px solid #64748b',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { background: 'rgb(100 116 139 / 0.15)' },
  '&:focus-visible': { outline: '2px solid #047857', outlineOffset: 2 },
  '.mode-dark &': { borderColor: '#94a3b8', '&:focus-visible': { outlineColor: '#6ee7b7' } },
});

const RailPopup = styled(Popup)({
  zIndex: 1,
  boxSizing: 'border-box',
  width: 'max-content',
  maxWidth: 'min(280px, 90vw)',
  padding: '8px 12px',
  border: '1px solid #64748b',
  borderRadius: 8,
  background: '#fff',
  color: '#0f172a',
  '.mode-dark &': { background: '#1e293b', color: '#f1f5f9' },
});

const Group = styled('fieldset')({ display: 'grid', gap: 8, margin: 0, padding: 0, border: 0 });

const Legend = styled('legend')({ marginBlockEnd: 8, padding: 0, fontWeight: 600 });

const Option = styled('label')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 24 });

const Box = styled('input')({
  width: 18,
  height: 18,
  margin: 0,
  accentColor: '#047857',
  '&:focus-visible': { outline: '2px solid #047857', outlineOffset: 2 },
  '.mode-dark &': { accentColor: '#6ee7b7', '&:focus-visible': { outlineColor: '#6ee7b7' } },
});

const EngineList = styled('ul')({
  margin: '16px 0 0',
  paddingInlineStart: 24,
  minHeight: 72,
  listStyle: 'disc',
});

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
    <Shed>
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
          <RailButton
            type="button"
            ref={setAnchor}
            aria-expanded={open}
            aria-haspopup="dialog"
            onClick={() => setOpen(!open)}
          >
            Engines: {chosen.length} of {kinds.length} kinds
          </RailButton>
          <RailPopup
            anchor={anchor}
            open={open}
            placement="bottom-start"
            offset={8}
            role="dialog"
            aria-label="Filter engines"
            disablePortal
          >
            <Group>
              <Legend>Show</Legend>
              {kinds.map((kind) => (
                <Option key={kind}>
                  <Box
                    type="checkbox"
                    checked={chosen.includes(kind)}
                    onChange={() => toggle(kind)}
                  />
                  {kind}
                </Option>
              ))}
            </Group>
          </RailPopup>
        </div>
      </ClickAwayListener>
      <EngineList aria-label="Engines in the shed">
        {engines
          .filter((engine) => chosen.includes(engine.kind))
          .map((engine) => (
            <li key={engine.name}>{engine.name}</li>
          ))}
      </EngineList>
    </Shed>
  );
}
