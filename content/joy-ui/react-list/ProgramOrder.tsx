import * as React from 'react';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/joy/Box';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const start = ['Overture in D', 'Harvest dances', 'Lullaby for strings', 'March of the millers'];

export default function ProgramOrder() {
  const [pieces, setPieces] = React.useState(start);
  const [moved, setMoved] = React.useState('');

  const handleMove = (piece: string, step: 1 | -1) => {
    const from = pieces.indexOf(piece);
    const to = from + step;
    if (to < 0 || to >= pieces.length) return;
    const next = pieces.filter((other) => other !== piece);
    next.splice(to, 0, piece);
    setPieces(next);
    setMoved(`${piece} is number ${to + 1} of ${pieces.length}.`);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <List
        component="ol"
        variant="outlined"
        aria-label="Order of the concert"
        sx={{ borderRadius: 'sm', padding: '4px', '--ListItem-endActionTranslateX': '0px' }}
      >
        {pieces.map((piece, index) => (
          <ListItem
            key={piece}
            endAction={
              <Stack direction="row" spacing={0.5}>
                <IconButton
                  size="sm"
                  aria-label={`Earlier: ${piece}`}
                  aria-disabled={index === 0}
                  onClick={() => handleMove(piece, -1)}
                  sx={{ '&[aria-disabled="true"]': { opacity: 0.4 } }}
                >
                  <ArrowUpward />
                </IconButton>
                <IconButton
                  size="sm"
                  aria-label={`Later: ${piece}`}
                  aria-disabled={index === pieces.length - 1}
                  onClick={() => handleMove(piece, 1)}
                  sx={{ '&[aria-disabled="true"]': { opacity: 0.4 } }}
                >
                  <ArrowDownward />
                </IconButton>
              </Stack>
            }
          >
            <ListItemContent sx={{ paddingInlineEnd: '5rem' }}>
              {index + 1}. {piece}
            </ListItemContent>
          </ListItem>
        ))}
      </List>
      <Typography role="status" level="body-sm" sx={{ mt: 1, minHeight: '1.5em' }}>
        {moved}
      </Typography>
    </Box>
  );
}
