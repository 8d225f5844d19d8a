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

const KeptModal = styled(Modal)({
  position: 'fixed',
  inset: 0,
  zIndex: 1300,
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: 16,
  [`&.${modalClasses.hidden}`]: { display: 'none' },
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

const Label = styled('label')({ display: 'block', marginBlockStart: 16 });

const Note = styled('textarea')({
  boxSizing: 'border-box',
  display: 'block',
  width: '100%',
  height: 96,
  marginBlockStart: 4,
  padding: 8,
  border: '1px solid #64748b',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  resize: 'none',
  '&:focus-visible': { outline: '2px solid #4338ca', outlineOffset: 1 },
  '.mode-dark &': { borderColor: '#94a3b8', '&:focus-visible': { outlineColor: '#a5b4fc' } },
});

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

export default function KeptNote() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <>
      <LostButton type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Describe your suitcase
      </LostButton>
      <KeptModal keepMounted open={open} onClose={() => setOpen(false)} slots={{ backdrop: 'div' }}>
        <Panel role="dialog" aria-modal aria-labelledby={`${id}-title`}>
          <Title id={`${id}-title`}>Your suitcase</Title>
          <Label htmlFor={`${id}-note`}>Color, size, stickers</Label>
          <Note id={`${id}-note`} />
          <Row>
            <MainButton type="button" onClick={() => setOpen(false)}>
              Go on later
            </MainButton>
          </Row>
        </Panel>
      </KeptModal>
    </>
  );
}
