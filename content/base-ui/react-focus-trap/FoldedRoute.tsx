import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { styled } from '@mui/system';

// Elements, though the types say text: text cannot take focus.
function getTabbable(root: HTMLElement) {
  const found = root.querySelectorAll<HTMLElement>('button, a[href], summary');
  return [...found].filter((element) => element.checkVisibility()) as unknown as string[];
}

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  maxWidth: 360,
  marginInline: 'auto',
});

const Button = styled('button')({
  padding: '8px 16px',
  border: '1px solid #15803d',
  borderRadius: 8,
  background: 'none',
  color: '#166534',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid #15803d', outlineOffset: 2 },
  '.mode-dark &': { borderColor: '#86efac', color: '#86efac' },
  '.mode-dark &:focus-visible': { outlineColor: '#86efac' },
});

const Panel = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  boxSizing: 'border-box',
  width: '100%',
  padding: 16,
  border: '1px solid #57534e',
  borderRadius: 8,
  '&:focus-visible': { outline: '2px solid #15803d', outlineOffset: 2 },
  '.mode-dark &': { borderColor: '#a8a29e' },
  '.mode-dark &:focus-visible': { outlineColor: '#86efac' },
});

const Details = styled('details')({
  '& summary': { cursor: 'pointer' },
  '& summary:focus-visible': { outline: '2px solid #15803d', outlineOffset: 2 },
  '.mode-dark & summary:focus-visible': { outlineColor: '#86efac' },
});

export default function FoldedRoute() {
  const [open, setOpen] = React.useState(false);

  return (
    <Column>
      <Button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Way to the hut
      </Button>
      {open && (
        <FocusTrap open getTabbable={getTabbable}>
          <Panel
            role="dialog"
            aria-modal
            aria-label="Way to the hut"
            tabIndex={-1}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setOpen(false);
            }}
          >
            Up the valley to the second bridge, then three hours by the ridge.
            <Button type="button" onClick={() => setOpen(false)}>
              Close
            </Button>
            <Details>
              <summary>In winter</summary>
              Take the forest road. The ridge has avalanches.
            </Details>
          </Panel>
        </FocusTrap>
      )}
    </Column>
  );
}
