import * as React from 'react';
import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import RotateRightIcon from '@mui/icons-material/RotateRight';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function IconOnlyActions() {
  const [favorite, setFavorite] = React.useState(true);
  const [quarterTurns, setQuarterTurns] = React.useState(0);

  return (
    <Stack spacing={2} alignItems="center">
      <Box
        role="img"
        aria-label={`Sample picture, turned by ${(quarterTurns % 4) * 90} degrees`}
        sx={{
          width: 96,
          height: 96,
          borderRadius: 2,
          background: 'linear-gradient(135deg, #5c6bc0 45%, #ffca28 45%)',
          rotate: `${quarterTurns * 90}deg`,
          transition: 'rotate 150ms',
          '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
        }}
      />
      <Stack direction="row" spacing={1}>
        <Tooltip title="Favorite">
          <IconButton aria-pressed={favorite} onClick={() => setFavorite(!favorite)}>
            {favorite ? <StarIcon /> : <StarBorderIcon />}
          </IconButton>
        </Tooltip>
        <Tooltip title="Turn right">
          <IconButton onClick={() => setQuarterTurns(quarterTurns + 1)}>
            <RotateRightIcon />
          </IconButton>
        </Tooltip>
        <Tooltip title="Delete picture">
          <span>
            <IconButton aria-label="Delete picture" disabled>
              <DeleteOutlinedIcon />
            </IconButton>
          </span>
        </Tooltip>
      </Stack>
    </Stack>
  );
}
