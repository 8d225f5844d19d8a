import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import './styles.css';

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
      <div className="hive-row">
        {jobs.map((job) => (
          <button className="hive-button" key={job} type="button" onClick={() => add(job)}>
            {job}
          </button>
        ))}
      </div>
      <div role="status">
        <Snackbar
          className="hive-notice"
          key={current?.id}
          open={current !== undefined}
          autoHideDuration={3000}
          onClose={(event, reason) => {
            if (reason !== 'clickaway') setQueue((waiting) => waiting.slice(1));
          }}
        >
          {current?.text}
        </Snackbar>
      </div>
    </div>
  );
}
