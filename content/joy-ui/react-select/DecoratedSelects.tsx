import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select, { selectClasses } from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

export default function DecoratedSelects() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
      <FormControl>
        <FormLabel>Delivery</FormLabel>
        <Select
          defaultValue="cart"
          startDecorator={<LocalShippingOutlined />}
          indicator={<KeyboardArrowDown />}
          slotProps={{ listbox: { 'aria-label': 'Delivery' } }}
          sx={{
            [`& .${selectClasses.indicator}.${selectClasses.expanded}`]: {
              transform: 'rotate(180deg)',
            },
          }}
        >
          <Option value="cart">By cargo bike</Option>
          <Option value="post">By post</Option>
          <Option value="fetch">Fetched at the shop</Option>
        </Select>
      </FormControl>
      <FormControl>
        <FormLabel>Thickness, in grams per square meter</FormLabel>
        <Select
          defaultValue={300}
          endDecorator="g/m²"
          slotProps={{ listbox: { 'aria-label': 'Thickness' } }}
        >
          <Option value={120}>120</Option>
          <Option value={300}>300</Option>
          <Option value={600}>600</Option>
        </Select>
      </FormControl>
    </Stack>
  );
}
