import * as React from 'react';
import Close from '@mui/icons-material/Close';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function TakeItBack() {
  const [finish, setFinish] = React.useState<string | null>('foil');
  const action = React.useRef<{ focusVisible(): void }>(null);

  const handleClear = () => {
    setFinish(null);
    action.current?.focusVisible();
  };

  return (
    <FormControl sx={{ width: '100%', maxWidth: 300 }}>
      <FormLabel>Finish</FormLabel>
      <Select
        action={action}
        placeholder="No finish"
        sx={{ '--Select-placeholderOpacity': 0.8 }}
        value={finish}
        onChange={(_event, value) => setFinish(value)}
        endDecorator={
          finish !== null && (
            <IconButton aria-label="Remove the finish" onClick={handleClear}>
              <Close />
            </IconButton>
          )
        }
        slotProps={{ listbox: { 'aria-label': 'Finish' } }}
      >
        <Option value="foil">Foil</Option>
        <Option value="edge">Painted edges</Option>
        <Option value="varnish">Varnish</Option>
      </Select>
    </FormControl>
  );
}
