import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Portal } from '@mui/base/Portal';
import { unstable_useModal as useModal } from '@mui/base/unstable_useModal';
import { styled } from '@mui/system';

const Layer = styled('div')({
  position: 'fixed',
  inset: 0,
  zIndex: 1300,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
});

const Shade = styled('div')({ position: 'absolute', inset: 0, background: 'rgb(15 23 42 / 0.6)' });

const Tag = styled('div')({
  position: 'relative',
  boxSizing: 'border-box',
  width: 280,
  padding: '40px 24px 24px',
  borderRadius: 12,
  borderBlockStart: '12px solid #4338ca',
  background: '#fff',
  color: '#0f172a',
  textAlign: 'center',
  // On the backdrop, which is dark in both modes.
  '&:focus-visible': { outline: '2px solid #fff', outlineOffset: 2 },
  '.mode-dark &': {
    borderColor: '#a5b4fc',
    background: '#1e293b',
    color: '#f1f5f9',
  },
});

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

const TagRow = styled('div')({ display: 'flex', justifyContent: 'center', marginBlockStart: 24 });

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

interface TagModalProps {
  open: boolean;
  onClose: () => void;
  label: string;
  children: React.ReactNode;
}

function TagModal({ open, onClose, label, children }: TagModalProps) {
  const { getRootProps, getBackdropProps, portalRef, isTopModal } = useModal({
    open,
    onClose,
    children: null,
    rootRef: null,
  });

  if (!open) return null;
  return (
    <Portal ref={portalRef}>
      <Layer {...getRootProps()}>
        <Shade {...getBackdropProps()} />
        <FocusTrap open isEnabled={isTopModal}>
          <Tag role="dialog" aria-modal aria-label={label} tabIndex={-1}>
            {children}
          </Tag>
        </FocusTrap>
      </Layer>
    </Portal>
  );
}

export default function HookModal() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <LostButton type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Show the tag
      </LostButton>
      <TagModal open={open} onClose={() => setOpen(false)} label="Tag of the black umbrella">
        <div>Black umbrella, wooden handle.</div>
        <div>Found on line 7.</div>
        <TagRow>
          <MainButton type="button" onClick={() => setOpen(false)}>
            Close
          </MainButton>
        </TagRow>
      </TagModal>
    </>
  );
}
