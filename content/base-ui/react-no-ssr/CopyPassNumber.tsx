import * as React from 'react';
import { NoSsr } from '@mui/base/NoSsr';
import { styled } from '@mui/system';

const Pass = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  maxWidth: 320,
  minHeight: 42,
});

const Button = styled('button')({
  padding: '8px 16px',
  border: '1px solid #0369a1',
  borderRadius: 8,
  background: 'none',
  color: '#075985',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid #0369a1', outlineOffset: 2 },
  '.mode-dark &': { borderColor: '#7dd3fc', color: '#7dd3fc' },
  '.mode-dark &:focus-visible': { outlineColor: '#7dd3fc' },
});

const passNumber = 'K7-2204';

function CopyButton() {
  const [message, setMessage] = React.useState('');

  // Browsers leave the clipboard out on pages without encryption.
  if (!('clipboard' in navigator)) return null;

  return (
    <>
      <Button
        type="button"
        onClick={() =>
          navigator.clipboard.writeText(passNumber).then(
            () => setMessage('Copied.'),
            () => setMessage('Not copied. Mark the number and copy it by hand.'),
          )
        }
      >
        Copy
      </Button>
      <span role="status">{message}</span>
    </>
  );
}

export default function CopyPassNumber() {
  return (
    <Pass>
      <span>
        Your pass: <strong>{passNumber}</strong>
      </span>
      <NoSsr>
        <CopyButton />
      </NoSsr>
    </Pass>
  );
}
