import * as React from 'react';
import { styled } from '@mui/system';

// Stands for a package that asks for `window` as soon as it is loaded.
const hasFinger = window.matchMedia('(pointer: coarse)').matches;

const heights = [
  { hut: 'Larch hut', height: 1480 },
  { hut: 'Ridge hut', height: 2105 },
  { hut: 'Lake hut', height: 1730 },
];

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const Button = styled('button')({
  padding: '8px 12px',
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

const Answer = styled('p')({ margin: '12px 0 0' });

export default function HutFinder() {
  const [found, setFound] = React.useState('');

  return (
    <>
      <Row>
        {heights.map(({ hut, height }) => (
          <Button key={hut} type="button" onClick={() => setFound(`${hut}: ${height} m`)}>
            {hut}
          </Button>
        ))}
      </Row>
      <Answer role="status">
        {found || `${hasFinger ? 'Tap' : 'Click'} a hut for its height.`}
      </Answer>
    </>
  );
}
