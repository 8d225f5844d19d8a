import { styled } from '@mui/joy/styles';

const Notice = styled('article')(({ theme }) => ({
  width: '100%',
  maxWidth: '32rem',
  ...theme.typography['body-md'],
  '& h3': { ...theme.typography.h3, margin: 0 },
  '& p, & ul': { margin: theme.spacing(1, 0, 0) },
  '& small': theme.typography['body-sm'],
  '& code': { fontFamily: theme.vars.fontFamily.code },
}));

export default function NoticeText() {
  return (
    <Notice>
      <h3>To all who walk the flats</h3>
      <p>
        The marks have been moved. The new path begins at buoy <code>K7</code>.
      </p>
      <ul>
        <li>Turn back when the water reaches the second mark.</li>
        <li>Take a lamp.</li>
      </ul>
      <p>
        <small>The old path is closed.</small>
      </p>
    </Notice>
  );
}
