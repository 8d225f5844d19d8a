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

const SheetModal = styled(Modal)({
  position: 'fixed',
  inset: 0,
  zIndex: 1300,
  boxSizing: 'border-box',
  display: 'flex',
  justifyContent: 'flex-end',
  [`& > .${modalClasses.backdrop}`]: {
    position: 'fixed',
    inset: 0,
    zIndex: -1,
    background: 'rgb(15 23 42 / 0.6)',
  },
});

const Sheet = styled('div')({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  width: 280,
  maxWidth: '85%',
  height: '100%',
  overflow: 'auto',
  padding: 24,
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

const ShelfList = styled('ul')({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const ShelfButton = styled('button')({
  width: '100%',
  padding: '8px 12px',
  border: '1px solid transparent',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { background: 'rgb(100 116 139 / 0.15)' },
  "&[aria-current='true']": { borderColor: 'currentcolor', fontWeight: 600 },
  '&:focus-visible': { outline: '2px solid #4338ca', outlineOffset: 2 },
  '.mode-dark &:focus-visible': { outlineColor: '#a5b4fc' },
});

const shelves = ['Umbrellas', 'Single gloves', 'Instruments', 'Keys', 'Left on the night train'];

export default function SideSheet() {
  const [open, setOpen] = React.useState(false);
  const [shelf, setShelf] = React.useState('Umbrellas');
  const id = React.useId();

  return (
    <>
      <LostButton type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Shelves
      </LostButton>
      <Status role="status">You are looking at: {shelf}</Status>
      <SheetModal open={open} onClose={() => setOpen(false)} slots={{ backdrop: 'div' }}>
        <Sheet role="dialog" aria-modal aria-labelledby={id}>
          <Title id={id}>Shelves</Title>
          <ShelfList>
            {shelves.map((name) => (
              <li key={name}>
                <ShelfButton
                  type="button"
                  aria-current={name === shelf}
                  onClick={() => {
                    setShelf(name);
                    setOpen(false);
                  }}
                >
                  {name}
                </ShelfButton>
              </li>
            ))}
          </ShelfList>
          <LostButton type="button" onClick={() => setOpen(false)}>
            Close
          </LostButton>
        </Sheet>
      </SheetModal>
    </>
  );
}
