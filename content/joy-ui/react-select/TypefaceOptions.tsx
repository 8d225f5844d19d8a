import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';

const faces = [
  { id: 'serif', name: 'Old Mill', stock: '6 to 72 point', family: 'serif' },
  { id: 'sans', name: 'Tall Grotesque', stock: '8 to 36 point', family: 'sans-serif' },
  { id: 'mono', name: 'Ledger', stock: '12 point only', family: 'monospace' },
];

export default function TypefaceOptions() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 300 }}>
      <FormLabel>Typeface</FormLabel>
      <Select defaultValue="serif" slotProps={{ listbox: { 'aria-label': 'Typeface' } }}>
        {faces.map((face) => (
          <Option key={face.id} value={face.id} label={face.name}>
            <ListItemDecorator aria-hidden sx={{ fontFamily: face.family, fontSize: 'xl' }}>
              Ag
            </ListItemDecorator>
            <ListItemContent>
              {face.name}
              <Typography level="body-sm" textColor="text.secondary">
                {face.stock}
              </Typography>
            </ListItemContent>
          </Option>
        ))}
      </Select>
    </FormControl>
  );
}
