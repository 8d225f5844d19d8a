import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function LeavingTheSite() {
  return (
    <Typography>
      The rules are in the{' '}
      <Link href="https://www.w3.org/TR/WCAG22/" target="_blank" rel="noopener">
        guidelines for accessible content
        <OpenInNewIcon
          titleAccess="opens in a new tab"
          sx={{ fontSize: '1em', verticalAlign: 'text-bottom', marginInlineStart: 0.5 }}
        />
      </Link>
      .
    </Typography>
  );
}
