import * as React from 'react';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Search from '@mui/icons-material/Search';
import Send from '@mui/icons-material/Send';
import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

interface Message {
  text: string;
  time: string;
  isMine?: boolean;
}

interface Conversation {
  id: string;
  name: string;
  initials: string;
  unread: number;
  messages: readonly Message[];
}

const firstConversations: readonly Conversation[] = [
  {
    id: 'dispatch',
    name: 'Dispatch',
    initials: 'Di',
    unread: 0,
    messages: [
      { time: '8:02', text: 'Good morning. The bridge at the mill is closed until noon.' },
      { time: '8:05', text: 'Thanks, I take the lower road.', isMine: true },
      { time: '8:31', text: 'There is a parcel for the library that has to be there at ten.' },
      { time: '8:32', text: 'Can you take it on your way?' },
    ],
  },
  {
    id: 'north',
    name: 'Riders of the north tour',
    initials: 'No',
    unread: 0,
    messages: [
      { time: '7:40', text: 'Who has the key of the trailer?' },
      { time: '7:44', text: 'It hangs behind the door.', isMine: true },
    ],
  },
  {
    id: 'workshop',
    name: 'Workshop',
    initials: 'Wo',
    unread: 1,
    messages: [{ time: '7:15', text: 'Bicycle 12 has new brake pads. Please ride it in gently.' }],
  },
];

interface ConversationListProps {
  conversations: readonly Conversation[];
  currentId: string;
  onOpen: (id: string) => void;
}

function ConversationList({ conversations, currentId, onOpen }: ConversationListProps) {
  const [query, setQuery] = React.useState('');
  const found = conversations.filter(({ name }) =>
    name.toLowerCase().includes(query.trim().toLowerCase()),
  );

  return (
    <>
      <Box sx={{ px: 2, pb: 1 }}>
        <Input
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          startDecorator={<Search />}
          slotProps={{ input: { 'aria-label': 'Find a conversation', type: 'search' } }}
          sx={{ borderColor: 'neutral.500' }}
        />
        <Typography role="status" level="body-sm" textColor="text.secondary" sx={{ mt: 1 }}>
          {found.length} of {conversations.length} conversations
        </Typography>
      </Box>
      <List sx={{ '--ListItemDecorator-size': '3.25rem', py: 0, overflowY: 'auto' }}>
        {found.map(({ id, name, initials, unread, messages }) => (
          <ListItem key={id}>
            <ListItemButton
              selected={id === currentId}
              aria-current={id === currentId ? 'true' : undefined}
              onClick={() => onOpen(id)}
              sx={{ py: 1 }}
            >
              <ListItemDecorator>
                <Avatar aria-hidden>{initials}</Avatar>
              </ListItemDecorator>
              <ListItemContent sx={{ minWidth: 0 }}>
                <Typography level="title-sm">{name}</Typography>
                <Typography level="body-sm" textColor="text.secondary" noWrap>
                  {messages.at(-1)?.text}
                </Typography>
              </ListItemContent>
              {unread > 0 && (
                <Chip size="sm" variant="solid" color="primary">
                  {unread} new
                </Chip>
              )}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  );
}

function Bubble({ text, time, isMine = false }: Message) {
  return (
    <Box sx={{ alignSelf: isMine ? 'flex-end' : 'flex-start', maxWidth: { xs: '88%', sm: '70%' } }}>
      <Typography level="body-xs" textColor="text.secondary" sx={{ mb: 0.5 }}>
        {isMine ? 'You' : 'They'}, {time}
      </Typography>
      <Sheet
        variant={isMine ? 'solid' : 'soft'}
        color={isMine ? 'primary' : 'neutral'}
        sx={{
          px: 1.5,
          py: 1,
          borderRadius: 'lg',
          overflowWrap: 'anywhere',
          whiteSpace: 'pre-wrap',
        }}
      >
        {text}
      </Sheet>
    </Box>
  );
}

export default function Messages() {
  const [conversations, setConversations] = React.useState(firstConversations);
  const [currentId, setCurrentId] = React.useState('dispatch');
  const [isOpen, setIsOpen] = React.useState(false);
  const [draft, setDraft] = React.useState('');
  const listRef = React.useRef<HTMLDivElement>(null);
  const headingRef = React.useRef<HTMLHeadingElement>(null);
  const logRef = React.useRef<HTMLDivElement>(null);
  const wasOpen = React.useRef(false);
  const current = conversations.find(({ id }) => id === currentId);
  const count = current?.messages.length;

  // On a phone one of the two parts is hidden, and the focus would be lost with it.
  React.useEffect(() => {
    const list = listRef.current;
    if (isOpen && list?.offsetParent === null) headingRef.current?.focus();
    if (!isOpen && wasOpen.current) {
      list?.querySelector<HTMLElement>('[aria-current="true"]')?.focus();
    }
    wasOpen.current = isOpen;
  }, [isOpen]);

  React.useEffect(() => {
    if (logRef.current) logRef.current.scrollTop = logRef.current.scrollHeight;
  }, [currentId, count, isOpen]);

  const change = (id: string, to: (old: Conversation) => Conversation) =>
    setConversations((all) => all.map((old) => (old.id === id ? to(old) : old)));

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    const text = draft.trim();
    if (!text) return;
    // Replace by a request to your server, and the time by that of the answer.
    const message = { text, time: 'now', isMine: true };
    change(currentId, (old) => ({ ...old, messages: [...old.messages, message] }));
    setDraft('');
  };

  return (
    // In your page: component="main". The demo has none, since it may stand inside of one.
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
        gridTemplateRows: 'minmax(0, 1fr)',
        width: '100%',
        height: '100dvh',
        bgcolor: 'background.body',
        color: 'text.primary',
      }}
    >
      <Sheet
        ref={listRef}
        sx={{
          display: { xs: isOpen ? 'none' : 'flex', md: 'flex' },
          flexDirection: 'column',
          minHeight: 0,
          borderInlineEnd: { md: '1px solid' },
          borderColor: { md: 'divider' },
        }}
      >
        <Typography level="h3" component="h1" sx={{ p: 2 }}>
          Messages
        </Typography>
        <ConversationList
          conversations={conversations}
          currentId={currentId}
          onOpen={(id) => {
            if (id !== currentId) setDraft('');
            setCurrentId(id);
            setIsOpen(true);
            change(id, (old) => ({ ...old, unread: 0 }));
          }}
        />
      </Sheet>
      {current && (
        <Stack
          sx={{ display: { xs: isOpen ? 'flex' : 'none', md: 'flex' }, minWidth: 0, minHeight: 0 }}
        >
          <Stack
            direction="row"
            spacing={1}
            useFlexGap
            sx={{ alignItems: 'center', p: 2, borderBottom: '1px solid', borderColor: 'divider' }}
          >
            <IconButton
              aria-label="Back to all conversations"
              onClick={() => setIsOpen(false)}
              sx={{ display: { md: 'none' }, '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}
            >
              <ArrowBack />
            </IconButton>
            <Typography ref={headingRef} tabIndex={-1} level="title-lg" component="h2">
              {current.name}
            </Typography>
          </Stack>
          {/* The key makes a new log for each conversation, so that its old messages are not announced. */}
          <Stack
            key={current.id}
            ref={logRef}
            role="log"
            aria-label={`Messages with ${current.name}`}
            tabIndex={0}
            spacing={2}
            sx={(theme) => ({
              flex: 1,
              minHeight: 0,
              p: 2,
              overflowY: 'auto',
              [theme.focus.selector]: { ...theme.focus.default, outlineOffset: '-2px' },
            })}
          >
            {current.messages.map((message, index) => (
              <Bubble key={index} {...message} />
            ))}
          </Stack>
          <Stack component="form" direction="row" spacing={1} onSubmit={handleSubmit} sx={{ p: 2 }}>
            <Textarea
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
              minRows={1}
              maxRows={4}
              slotProps={{ textarea: { 'aria-label': 'Your message' } }}
              sx={{ flex: 1, minWidth: 0, borderColor: 'neutral.500' }}
            />
            <Button
              type="submit"
              aria-disabled={!draft.trim()}
              endDecorator={<Send />}
              sx={{
                alignSelf: 'flex-end',
                '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'default' },
              }}
            >
              Send
            </Button>
          </Stack>
        </Stack>
      )}
    </Box>
  );
}
