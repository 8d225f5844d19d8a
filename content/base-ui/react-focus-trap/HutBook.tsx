import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { styled } from '@mui/system';

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
  '& label': { alignSelf: 'stretch' },
  '&:focus-visible': { outline: '2px solid #15803d', outlineOffset: 2 },
  '.mode-dark &': { borderColor: '#a8a29e' },
  '.mode-dark &:focus-visible': { outlineColor: '#86efac' },
});

const Field = styled('input')({
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  marginTop: 4,
  padding: '8px 12px',
  border: '1px solid #57534e',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  '&:focus-visible': { outline: '2px solid #15803d', outlineOffset: 1 },
  '.mode-dark &': { borderColor: '#a8a29e' },
  '.mode-dark &:focus-visible': { outlineColor: '#86efac' },
});

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export default function HutBook() {
  const [open, setOpen] = React.useState(false);
  const [helpOpen, setHelpOpen] = React.useState(false);
  const helpOpenRef = React.useRef(false);
  const isBookEnabled = React.useCallback(() => !helpOpenRef.current, []);

  const showHelp = (show: boolean) => {
    helpOpenRef.current = show;
    setHelpOpen(show);
  };

  return (
    <Column>
      <Button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Write in the hut book
      </Button>
      {open && (
        <FocusTrap open isEnabled={isBookEnabled}>
          <Panel
            role="dialog"
            aria-modal={!helpOpen}
            aria-label="Hut book"
            tabIndex={-1}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setOpen(false);
            }}
          >
            <label>
              Where you go next
              <Field autoComplete="off" />
            </label>
            <Row>
              <Button
                type="button"
                onClick={() => {
                  showHelp(false);
                  setOpen(false);
                }}
              >
                Done
              </Button>
              <Button type="button" aria-haspopup="dialog" onClick={() => showHelp(true)}>
                Why is this asked?
              </Button>
            </Row>
          </Panel>
        </FocusTrap>
      )}
      {helpOpen && (
        <FocusTrap open>
          <Panel
            role="dialog"
            aria-modal
            aria-label="Why is this asked?"
            tabIndex={-1}
            onKeyDown={(event) => {
              if (event.key === 'Escape') showHelp(false);
            }}
          >
            If you do not arrive, the rescue team begins to search here.
            <Button type="button" onClick={() => showHelp(false)}>
              Back to the book
            </Button>
          </Panel>
        </FocusTrap>
      )}
    </Column>
  );
}
