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

const Label = styled('label')({ display: 'block', marginBlockStart: 16 });

const Field = styled('input')({
  boxSizing: 'border-box',
  display: 'block',
  width: '100%',
  marginBlockStart: 4,
  padding: 8,
  border: '1px solid #64748b',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
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

export default function ReportForm() {
  const [open, setOpen] = React.useState(false);
  const [reported, setReported] = React.useState('');
  const form = React.useRef<HTMLFormElement>(null);
  const id = React.useId();

  const isEmpty = () => {
    const values = form.current ? [...new FormData(form.current).values()] : [];
    return values.every((value) => value === '');
  };

  return (
    <>
      <LostButton type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Report a loss
      </LostButton>
      <Status role="status">{reported && `We look for: ${reported}`}</Status>
      <LostModal
        open={open}
        onClose={(event, reason) => {
          if (reason === 'escapeKeyDown' || isEmpty()) setOpen(false);
        }}
        slots={{ backdrop: 'div' }}
      >
        <Panel role="dialog" aria-modal aria-labelledby={`${id}-title`}>
          <Title id={`${id}-title`}>Report a loss</Title>
          <form
            ref={form}
            onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
              event.preventDefault();
              setReported(String(new FormData(event.currentTarget).get('thing')));
              setOpen(false);
            }}
          >
            <Label htmlFor={`${id}-thing`}>What is it?</Label>
            <Field id={`${id}-thing`} name="thing" required autoFocus autoComplete="off" />
            <Label htmlFor={`${id}-place`}>Where did you see it last?</Label>
            <Field id={`${id}-place`} name="place" autoComplete="off" />
            <Row>
              <MainButton type="submit">Report</MainButton>
              <LostButton type="button" onClick={() => setOpen(false)}>
                Cancel
              </LostButton>
            </Row>
          </form>
        </Panel>
      </LostModal>
    </>
  );
}
