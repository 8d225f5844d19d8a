import * as React from 'react';
import { NoSsr } from '@mui/base/NoSsr';
import { styled } from '@mui/system';

const Scroller = styled('div')({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 360,
  height: 180,
  overflow: 'auto',
  padding: 16,
  border: '1px solid #57534e',
  borderRadius: 8,
  '&:focus-visible': { outline: '2px solid #0369a1', outlineOffset: 2 },
  '.mode-dark &': { borderColor: '#a8a29e' },
  '.mode-dark &:focus-visible': { outlineColor: '#7dd3fc' },
  '& ol': { margin: 0, paddingInlineStart: 32 },
});

const colors = ['blue', 'red', 'black'];

function Runs() {
  return (
    <ol>
      {Array.from({ length: 400 }, (_, index) => (
        <li key={index}>
          Run of the {colors[index % 3]} signs, {600 + ((index * 37) % 900)} m
        </li>
      ))}
    </ol>
  );
}

export default function ManyRuns() {
  return (
    <Scroller role="region" aria-label="All runs" tabIndex={0}>
      <NoSsr defer fallback="Looking up 400 runs">
        <Runs />
      </NoSsr>
    </Scroller>
  );
}
