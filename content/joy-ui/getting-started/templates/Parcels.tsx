import * as React from 'react';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import CheckCircle from '@mui/icons-material/CheckCircle';
import DirectionsBike from '@mui/icons-material/DirectionsBike';
import Inventory2 from '@mui/icons-material/Inventory2';
import MenuIcon from '@mui/icons-material/Menu';
import People from '@mui/icons-material/People';
import Route from '@mui/icons-material/Route';
import Schedule from '@mui/icons-material/Schedule';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import Drawer from '@mui/joy/Drawer';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Link from '@mui/joy/Link';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import ModalClose from '@mui/joy/ModalClose';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';
import Typography from '@mui/joy/Typography';
import { useTheme } from '@mui/joy/styles';

type State = 'waiting' | 'on the way' | 'delivered';

interface Parcel {
  number: number;
  to: string;
  due: string;
  state: State;
}

const looks = {
  waiting: { color: 'warning', icon: <Schedule /> },
  'on the way': { color: 'primary', icon: <DirectionsBike /> },
  delivered: { color: 'success', icon: <CheckCircle /> },
} as const;
const states = Object.keys(looks) as State[];

const firstParcels: readonly Parcel[] = [
  { number: 418, to: 'Town library', due: '10:00', state: 'on the way' },
  { number: 419, to: 'Mill bakery', due: '10:30', state: 'waiting' },
  { number: 420, to: 'School by the park', due: '9:15', state: 'delivered' },
  { number: 421, to: 'Dr. Almeida, practice', due: '11:45', state: 'waiting' },
  { number: 422, to: 'Print shop', due: '11:00', state: 'on the way' },
  { number: 423, to: 'Harbor office', due: '14:00', state: 'waiting' },
];

const destinations = [
  { name: 'Parcels', icon: <Inventory2 /> },
  { name: 'Tours', icon: <Route /> },
  { name: 'Riders', icon: <People /> },
];

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function Navigation() {
  return (
    <List component="nav" aria-label="Main" sx={{ '--List-padding': '0.5rem' }}>
      {destinations.map(({ name, icon }) => (
        <ListItem key={name} component="div" role={undefined}>
          <ListItemButton
            // In an application: component={Link} of the router, and its address.
            component="a"
            href={`#${name.toLowerCase()}`}
            selected={name === 'Parcels'}
            aria-current={name === 'Parcels' ? 'page' : undefined}
            sx={{ borderRadius: 'sm' }}
          >
            <ListItemDecorator>{icon}</ListItemDecorator>
            {name}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

function StateChip({ state }: { state: State }) {
  const { color, icon } = looks[state];
  return (
    <Chip size="sm" color={color} startDecorator={icon}>
      {state}
    </Chip>
  );
}

interface PickProps {
  label: string;
  checked: boolean;
  partly?: boolean;
  onChange: (checked: boolean) => void;
}

function Pick({ label, checked, partly = false, onChange }: PickProps) {
  const ref = React.useRef<HTMLInputElement>(null);
  React.useEffect(() => {
    if (ref.current) ref.current.indeterminate = partly;
  }, [partly, checked]);

  return (
    <Checkbox
      checked={checked}
      indeterminate={partly}
      onChange={(event) => onChange(event.target.checked)}
      slotProps={{
        input: { ref, 'aria-label': label },
        checkbox: { sx: checked || partly ? undefined : { borderColor: 'neutral.500' } },
      }}
      sx={{ verticalAlign: 'text-bottom' }}
    />
  );
}

export default function Parcels() {
  const [open, setOpen] = React.useState(false);
  const [parcels, setParcels] = React.useState(firstParcels);
  const [query, setQuery] = React.useState('');
  const [state, setState] = React.useState<State | 'all'>('all');
  const [isAscending, setIsAscending] = React.useState(true);
  const [picked, setPicked] = React.useState<readonly number[]>([]);
  const [message, setMessage] = React.useState('');
  const wide = useTheme().breakpoints.up('md').replace('@media ', '');

  // An open drawer that only CSS hides would still lock the page.
  React.useEffect(() => {
    const query = window.matchMedia(wide);
    const close = () => setOpen(false);
    query.addEventListener('change', close);
    return () => query.removeEventListener('change', close);
  }, [wide]);

  const shown = parcels
    .filter((parcel) => state === 'all' || parcel.state === state)
    .filter(({ number, to }) =>
      `${number} ${to}`.toLowerCase().includes(query.trim().toLowerCase()),
    )
    .sort((a, b) => (toMinutes(a.due) - toMinutes(b.due)) * (isAscending ? 1 : -1));
  const pickedHere = shown.filter(({ number }) => picked.includes(number));

  const choose = (numbers: readonly number[]) => {
    setPicked(numbers);
    setMessage('');
  };

  const pick = (number: number, isPicked: boolean) =>
    choose(isPicked ? [...picked, number] : picked.filter((other) => other !== number));

  const markDelivered = () => {
    if (pickedHere.length === 0) return;
    const numbers = pickedHere.map(({ number }) => number);
    // Replace by a request to your server.
    setParcels((all) =>
      all.map((parcel) =>
        numbers.includes(parcel.number) ? { ...parcel, state: 'delivered' } : parcel,
      ),
    );
    setPicked((all) => all.filter((number) => !numbers.includes(number)));
    setMessage(
      `${numbers.length === 1 ? '1 parcel is' : `${numbers.length} parcels are`} delivered.`,
    );
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' },
        width: '100%',
        minHeight: '100dvh',
        bgcolor: 'background.body',
        color: 'text.primary',
      }}
    >
      <Sheet
        sx={{
          display: { xs: 'none', md: 'block' },
          borderInlineEnd: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Typography level="title-lg" startDecorator={<DirectionsBike />} sx={{ p: 2 }}>
          Two Wheels
        </Typography>
        <Navigation />
      </Sheet>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        size="sm"
        slotProps={{ content: { 'aria-label': 'Navigation' } }}
      >
        <ModalClose aria-label="Close navigation" />
        <Box onClick={() => setOpen(false)} sx={{ pt: 6 }}>
          <Navigation />
        </Box>
      </Drawer>
      {/* In your page: component="main". The demo has none, since it may stand inside of one. */}
      <Box sx={{ minWidth: 0, p: { xs: 2, sm: 3 } }}>
        <Stack direction="row" spacing={1} useFlexGap alignItems="center" sx={{ mb: 2 }}>
          <IconButton
            aria-label="Open navigation"
            onClick={() => setOpen(true)}
            sx={{ display: { md: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
          <Typography level="h2" component="h1">
            Parcels of today
          </Typography>
        </Stack>
        <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" alignItems="flex-end">
          <FormControl sx={{ flex: '2 1 200px' }}>
            <FormLabel>Number or address</FormLabel>
            <Input
              type="search"
              value={query}
              onChange={(event) => {
                setQuery(event.target.value);
                setMessage('');
              }}
              sx={{ borderColor: 'neutral.500' }}
            />
          </FormControl>
          <FormControl sx={{ flex: '1 1 140px' }}>
            <FormLabel>State</FormLabel>
            <Select
              value={state}
              placeholder="all"
              onChange={(_event, value) => {
                setState(value ?? 'all');
                setMessage('');
              }}
              slotProps={{ listbox: { 'aria-label': 'State' } }}
              sx={{ borderColor: 'neutral.500' }}
            >
              {(['all', ...states] as const).map((value) => (
                <Option key={value} value={value}>
                  {value}
                </Option>
              ))}
            </Select>
          </FormControl>
          <Button
            aria-disabled={pickedHere.length === 0}
            onClick={markDelivered}
            sx={{ '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'default' } }}
          >
            Mark as delivered
          </Button>
        </Stack>
        <Typography
          role="status"
          level="body-sm"
          textColor="text.secondary"
          sx={{ minHeight: '1.5em', my: 1 }}
        >
          {message ||
            (shown.length === 0
              ? 'No parcel fits this search.'
              : `Chosen: ${pickedHere.length} of ${shown.length}`)}
        </Typography>

        <Sheet
          variant="outlined"
          sx={{ display: { xs: 'none', md: 'block' }, borderRadius: 'sm', overflow: 'hidden' }}
        >
          <Table
            aria-label="Parcels of today"
            sx={{
              '& thead th:nth-of-type(1)': { width: 48 },
              '& thead th:nth-of-type(2)': { width: 100 },
            }}
          >
            <thead>
              <tr>
                <th scope="col">
                  <Pick
                    label="All parcels"
                    checked={shown.length > 0 && pickedHere.length === shown.length}
                    partly={pickedHere.length > 0 && pickedHere.length < shown.length}
                    onChange={(all) => {
                      const here = shown.map(({ number }) => number);
                      const others = picked.filter((number) => !here.includes(number));
                      choose(all ? [...others, ...here] : others);
                    }}
                  />
                </th>
                <th scope="col">Number</th>
                <th scope="col">To</th>
                <th scope="col" aria-sort={isAscending ? 'ascending' : 'descending'}>
                  <Link
                    component="button"
                    type="button"
                    underline="none"
                    textColor="inherit"
                    fontWeight="lg"
                    endDecorator={isAscending ? <ArrowUpward /> : <ArrowDownward />}
                    onClick={() => setIsAscending(!isAscending)}
                  >
                    Due
                  </Link>
                </th>
                <th scope="col">State</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ number, to, due, state: parcelState }) => (
                <tr key={number}>
                  <td>
                    <Pick
                      label={`Parcel ${number}`}
                      checked={picked.includes(number)}
                      onChange={(isPicked) => pick(number, isPicked)}
                    />
                  </td>
                  <td>{number}</td>
                  <td>{to}</td>
                  <td>{due}</td>
                  <td>
                    <StateChip state={parcelState} />
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Sheet>

        <List
          variant="outlined"
          aria-label="Parcels of today"
          sx={{ display: { md: 'none' }, borderRadius: 'sm', '--ListItem-paddingY': '0.75rem' }}
        >
          {shown.map(({ number, to, due, state: parcelState }) => (
            <ListItem key={number} sx={{ alignItems: 'flex-start', gap: 1.5 }}>
              <Pick
                label={`Parcel ${number}`}
                checked={picked.includes(number)}
                onChange={(isPicked) => pick(number, isPicked)}
              />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography level="title-sm">{to}</Typography>
                <Typography level="body-sm" textColor="text.secondary">
                  {number}, due {due}
                </Typography>
              </Box>
              <StateChip state={parcelState} />
            </ListItem>
          ))}
        </List>
      </Box>
    </Box>
  );
}
