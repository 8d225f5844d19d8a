import * as React from 'react';
import { Modal, modalClasses } from '@mui/base/Modal';
import { styled } from '@mui/system';

const FadingPanel = styled('div')({
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
  opacity: 0,
  translate: '0 16px',
  transition: 'opacity 200ms, translate 200ms',
  "&[data-shown='true']": { opacity: 1, translate: '0 0' },
  '&:focus-visible': { outline: '2px solid #4338ca', outlineOffset: -4 },
  '.mode-dark &': {
    background: '#1e293b',
    color: '#f1f5f9',
    '&:focus-visible': { outlineColor: '#a5b4fc' },
  },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
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

const FadingLayer = styled(Modal)({
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
    opacity: 0,
    transition: 'opacity 200ms',
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  },
  [`&:has([data-shown='true']) > .${modalClasses.backdrop}`]: { opacity: 1 },
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

interface FadeProps extends React.HTMLAttributes<HTMLDivElement> {
  in: boolean;
  onEnter?: () => void;
  onExited?: () => void;
}

const Fade = React.forwardRef<HTMLDivElement, FadeProps>(function Fade(props, ref) {
  const { in: open, onEnter, onExited, ...other } = props;
  const [shown, setShown] = React.useState(false);
  const handlers = React.useRef({ onEnter, onExited });

  React.useEffect(() => {
    handlers.current = { onEnter, onExited };
  });

  React.useEffect(() => {
    if (open) {
      handlers.current.onEnter?.();
      const frame = requestAnimationFrame(() => setShown(true));
      return () => cancelAnimationFrame(frame);
    }
    setShown(false);
    const timer = setTimeout(() => handlers.current.onExited?.(), 200);
    return () => clearTimeout(timer);
  }, [open]);

  return <FadingPanel ref={ref} data-shown={shown} {...other} />;
});

export default function FadingModal() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <>
      <LostButton type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Opening hours
      </LostButton>
      <FadingLayer
        open={open}
        onClose={() => setOpen(false)}
        closeAfterTransition
        slots={{ backdrop: 'div' }}
      >
        <Fade in={open} role="dialog" aria-modal aria-labelledby={id}>
          <Title id={id}>Opening hours</Title>
          <Text>Monday to Thursday, from ten to four. Bring a description.</Text>
          <Row>
            <MainButton type="button" onClick={() => setOpen(false)}>
              Close
            </MainButton>
          </Row>
        </Fade>
      </FadingLayer>
    </>
  );
}
