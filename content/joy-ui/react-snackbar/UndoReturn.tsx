import * as React from 'react';
import Button from '@mui/joy/Button';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import Snackbar from '@mui/joy/Snackbar';
import Typography from '@mui/joy/Typography';

const toys = ['Marble run', 'Wooden train', 'Kite'];

export default function UndoReturn() {
  const [returned, setReturned] = React.useState<readonly string[]>([]);
  const [last, setLast] = React.useState('');
  const [open, setOpen] = React.useState(false);
  const buttons = React.useRef(new Map<string, HTMLElement | null>());
  const snackbarRef = React.useRef<HTMLDivElement>(null);

  const close = () => {
    if (snackbarRef.current?.contains(document.activeElement)) buttons.current.get(last)?.focus();
    setOpen(false);
  };

  const takeBack = (toy: string) => {
    setReturned(returned.filter((name) => name !== toy));
    if (toy === last) close();
  };

  const giveBack = (toy: string) => {
    setReturned([...returned, toy]);
    setLast(toy);
    setOpen(true);
  };

  return (
    <>
      <List aria-label="Your toys" sx={{ width: '100%', maxWidth: 340 }}>
        {toys.map((toy) => {
          const isBack = returned.includes(toy);
          return (
            <ListItem key={toy}>
              <ListItemContent>
                {toy}
                <Typography level="body-sm" textColor="text.secondary">
                  {isBack ? 'returned' : 'on loan'}
                </Typography>
              </ListItemContent>
              <Button
                ref={(button) => {
                  buttons.current.set(toy, button);
                }}
                size="sm"
                variant="soft"
                color="neutral"
                aria-label={`${isBack ? 'Take back' : 'Return'}: ${toy}`}
                onClick={() => (isBack ? takeBack(toy) : giveBack(toy))}
              >
                {isBack ? 'Take back' : 'Return'}
              </Button>
            </ListItem>
          );
        })}
      </List>
      <div role="status">
        <Snackbar
          ref={snackbarRef}
          key={last}
          open={open}
          autoHideDuration={10000}
          resumeHideDuration={5000}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') close();
          }}
          endDecorator={
            <Button size="sm" variant="plain" onClick={() => takeBack(last)}>
              Undo
            </Button>
          }
        >
          {last} returned
        </Snackbar>
      </div>
    </>
  );
}
