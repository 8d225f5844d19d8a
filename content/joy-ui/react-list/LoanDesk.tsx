import * as React from 'react';
import AssignmentReturn from '@mui/icons-material/AssignmentReturn';
import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const start = [
  {
    id: 'viola',
    part: 'Viola, desk 2',
    player: 'Mirre',
    since: 'since May',
    note: 'Bowings in red.',
  },
  { id: 'horn', part: 'Horn in F', player: 'Otis', since: 'since June', note: 'Page 5 is torn.' },
  { id: 'oboe', part: 'Oboe', player: 'Ruta', since: 'since last week', note: 'No marks.' },
];

export default function LoanDesk() {
  const titleId = React.useId();
  const title = React.useRef<HTMLHeadingElement>(null);
  const [loans, setLoans] = React.useState(start);
  const [shown, setShown] = React.useState('viola');
  const [message, setMessage] = React.useState('');
  const loan = loans.find((other) => other.id === shown);

  const handleShow = (id: string) => {
    setShown(id);
    setMessage('');
  };

  const handleReturn = (id: string, part: string) => {
    setLoans(loans.filter((other) => other.id !== id));
    setMessage(`${part} is back on the shelf.`);
    title.current?.focus();
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 380 }}>
      <Typography ref={title} id={titleId} tabIndex={-1} level="title-md" component="h3">
        Parts on loan
      </Typography>
      <List
        aria-labelledby={titleId}
        sx={{
          minHeight: 190,
          '--ListItem-radius': '8px',
          '--ListItem-endActionTranslateX': '0px',
          '--ListItemDecorator-size': '3rem',
        }}
      >
        {loans.map(({ id, part, player, since }) => (
          <ListItem
            key={id}
            endAction={
              <IconButton
                size="sm"
                aria-label={`Take back: ${part}`}
                onClick={() => handleReturn(id, part)}
              >
                <AssignmentReturn />
              </IconButton>
            }
          >
            <ListItemButton
              component="button"
              selected={id === shown}
              aria-current={id === shown}
              onClick={() => handleShow(id)}
            >
              <ListItemDecorator>
                <Avatar component="span" size="sm">
                  {player.charAt(0)}
                </Avatar>
              </ListItemDecorator>
              <ListItemContent component="span">
                {part}
                <Typography component="span" level="body-sm" display="block" textColor="inherit">
                  {player}, {since}
                </Typography>
              </ListItemContent>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Sheet variant="soft" role="status" sx={{ p: 1.5, borderRadius: 'sm', minHeight: '3em' }}>
        {message || (loan ? `${loan.part}: ${loan.note}` : 'Choose a part.')}
      </Sheet>
    </Box>
  );
}
