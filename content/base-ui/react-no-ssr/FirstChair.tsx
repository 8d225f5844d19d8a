import * as React from 'react';
import { NoSsr } from '@mui/base/NoSsr';
import { styled } from '@mui/system';

const Line = styled('p')({
  width: '100%',
  maxWidth: 360,
  margin: 0,
  // On a line of its own, a time of another length moves nothing.
  '& time': { display: 'block', fontWeight: 'bold' },
});

const firstChair = '2024-01-13T08:30:00+01:00';

function ReadersTime() {
  const time = new Date(firstChair).toLocaleString('en', {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return <>{time}</>;
}

export default function FirstChair() {
  return (
    <Line>
      The first chair goes up:
      <time dateTime={firstChair}>
        <NoSsr fallback="Saturday, 8:30 AM in the valley">
          <ReadersTime />
        </NoSsr>
      </time>
    </Line>
  );
}
