import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';
import Typography from '@mui/joy/Typography';
import { Clock } from './lineIcons';

export default function LinesStayLines() {
  return (
    <Stack spacing={1.5}>
      <Typography startDecorator={<SvgIcon component={Clock} inheritViewBox />}>
        As component: filled
      </Typography>
      <Typography
        startDecorator={<SvgIcon component={Clock} inheritViewBox sx={{ fill: 'none' }} />}
      >
        As component, without fill
      </Typography>
      <Typography
        startDecorator={
          <SvgIcon>
            <svg
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
            >
              <circle cx="12" cy="12" r="9" />
              <path d="M12 7v5l3 3" />
            </svg>
          </SvgIcon>
        }
      >
        An svg as the child
      </Typography>
    </Stack>
  );
}
