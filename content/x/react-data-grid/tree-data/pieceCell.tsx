import ChevronRight from '@mui/icons-material/ChevronRight';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Line } from './kit';

const onlyRead = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

interface PieceCellProps {
  line: Line;
  open: boolean;
  tabIndex: 0 | -1;
  onToggle: () => void;
}

export function PieceCell({ line, open, tabIndex, onToggle }: PieceCellProps) {
  return (
    <Box sx={{ position: 'relative', display: 'flex', alignItems: 'center', pl: 3 * line.depth }}>
      <Box sx={{ width: 34, flexShrink: 0 }}>
        {line.isBranch && (
          <IconButton
            size="small"
            aria-label={`Contents of ${line.piece}`}
            aria-expanded={open}
            tabIndex={tabIndex}
            onClick={onToggle}
            onKeyDown={(event) => {
              // The grid has uses of its own for this key.
              if (event.key === ' ') event.stopPropagation();
            }}
          >
            {open ? <ExpandMore fontSize="inherit" /> : <ChevronRight fontSize="inherit" />}
          </IconButton>
        )}
      </Box>
      {line.piece}
      {line.inside && <Box component="span" sx={onlyRead}>{` in ${line.inside}`}</Box>}
    </Box>
  );
}
