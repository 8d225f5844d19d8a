import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import { styled } from '@mui/system';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const HiveButton = styled('button')({
  padding: '8px 16px',
  border: '1px solid #78716c',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { background: 'rgb(120 113 108 / 0.15)' },
  '&:focus-visible': { outline: '2px solid #92400e', outlineOffset: 2 },
  '.mode-dark &': { borderColor: '#a8a29e', '&:focus-visible': { outlineColor: '#fcd34d' } },
});

const Notice = styled(Snackbar)({
  position: 'fixed',
  insetBlockEnd: 16,
  insetInline: 16,
  zIndex: 1400,
  boxSizing: 'border-box',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  width: 'fit-content',
  marginInline: 'auto',
  padding: '12px 16px',
  borderRadius: 8,
  background: '#1c1917',
  color: '#fff',
  '.mode-dark &': { background: '#fde68a', color: '#1c1917' },
});

const jobs = ['Hive fed', 'Hive weighed', 'Frames counted'];

export default function NoticeQueue() {
  const [queue, setQueue] = React.useState<{ id: number; text: string }[]>([]);
  const count = React.useRef(0);
  const current = queue[0];

  const add = (text: string) => {
    count.current += 1;
    const id = count.current;
    setQueue((waiting) => [...waiting, { id, text }]);
  };

  return (
    <div>
      <Row>
        {jobs.map((job) => (
          <HiveButton key={job} type="button" onClick={() => add(job)}>
            {job}
          </HiveButton>
        ))}
      </Row>
      <div role="status">
        <Notice
          key={current?.id}
          open={current !== undefined}
          autoHideDuration={3000}
          onClose={(event, reason) => {
            if (reason !== 'clickaway') setQueue((waiting) => waiting.slice(1));
          }}
        >
          {current?.text}
        </Notice>
      </div>
    </div>
  );
}
