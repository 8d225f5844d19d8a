import * as React from 'react';
import { Modal, modalClasses } from '@mui/base/Modal';
import { styled } from '@mui/system';

const LostButton = styled('button')({
  padding: '8px 16px',
  border: '1px solid #64748b',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { background: 'rgb(100 116 139 / 0.15)' },
  '&:focus-visible': { outline: '2px solid #4338ca', outlineOffset: 2 },
  '.mode-dark &': { borderColor: '#94a3b8', '&:focus-visible': { outlineColor: '#a5b4fc' } },
});

const Status = styled('div')({ marginBlockStart: 12, minHeight: 24 });

const LostModal = styled(Modal)({
  position: 'fixed',
  inset: 0,
  zIndex: 1300,
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: 16,
  [`& > .${modalClasses.backdrop}`]: {
    position: 'fixed',
    inset: 0,
    zIndex: -1,
    background: 'rgb(15 23 42 / 0.6)',
  },
});

const Panel = styled('div')({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 360,
  maxHeight: '100%',
  overflow: 'auto',
  padding: 24,
  border: '1px solid #64748b',
  borderRadius: 12,
  background: '#fff',
  color: '#0f172a',
  '&:focus-visible': { outline: '2px solid #4338ca', outlineOffset: -4 },
  '.mode-dark &': {
    background: '#1e293b',
    color: '#f1f5f9',
    '&:focus-visible': { outlineColor: '#a5b4fc' },
  },
});

const Title = styled('h2')({ margin: 0, fontSize: 20, lineHeight: 1.3, fontWeight: 600 });

const Text = styled('p')({ margin: '8px 0 0' });

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 24 });

const MainButton = styled('button')({
  padding: '8px 16px',
  border: '1px solid #4338ca',
  borderRadius: 8,
  background: '#4338ca',
  color: '#fff',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid #4338ca', outlineOffset: 2 },
  '.mode-dark &': {
    borderColor: '#a5b4fc',
    background: '#a5b4fc',
    color: '#1e1b4b',
    '&:focus-visible': { outlineColor: '#a5b4fc' },
  },
});

export default function DecideModal() {
  const [open, setOpen] = React.useState(false);
  const [given, setGiven] = React.useState(false);
  const id = React.useId();

  const answer = (give: boolean) => {
    setGiven(give);
    setOpen(false);
  };

  return (
    <>
      <LostButton
        type="button"
        aria-haspopup={given ? undefined : 'dialog'}
        onClick={() => (given ? setGiven(false) : setOpen(true))}
      >
        {given ? 'Take the tuba back' : 'Give the tuba away'}
      </LostButton>
      <Status role="status">
        {given ? 'The tuba goes to the school band.' : 'The tuba is on shelf 3.'}
      </Status>
      <LostModal
        open={open}
        onClose={(event, reason) => {
          if (reason === 'escapeKeyDown') answer(false);
        }}
        slots={{ backdrop: 'div' }}
      >
        <Panel
          role="alertdialog"
          aria-modal
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-text`}
        >
          <Title id={`${id}-title`}>Give the tuba away?</Title>
          <Text id={`${id}-text`}>Nobody has asked for it since March.</Text>
          <Row>
            <LostButton type="button" autoFocus onClick={() => answer(false)}>
              Keep it
            </LostButton>
            <MainButton type="button" onClick={() => answer(true)}>
              Give it away
            </MainButton>
          </Row>
        </Panel>
      </LostModal>
    </>
  );
}
