import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';

export default function OutlineSvg() {
  return (
    <Stack direction="row" spacing={3} alignItems="center">
      <SvgIcon color="primary" fontSize="large" titleAccess="Four o’clock">
        <svg viewBox="0 0 32 32" fill="none" stroke="currentColor" strokeWidth={2}>
          <circle cx="16" cy="16" r="12" />
          <path d="M16 8v8l6 4" />
        </svg>
      </SvgIcon>
      <SvgIcon
        viewBox="0 0 8 8"
        shapeRendering="crispEdges"
        htmlColor="#8d6e63"
        sx={{ fontSize: 40 }}
      >
        <path d="M1 1h2v2H1zM5 1h2v2H5zM1 5h6v2H1z" />
      </SvgIcon>
    </Stack>
  );
}
