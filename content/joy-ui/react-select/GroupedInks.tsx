import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const groups = [
  { name: 'Oil based', inks: ['Lamp black', 'Madder red', 'Bone white'] },
  { name: 'Rubber based', inks: ['Process blue', 'Warm gray'] },
  { name: 'Metallic', inks: ['Copper', 'Dull silver', 'Pale gold'] },
];

export default function GroupedInks() {
  const id = React.useId();

  return (
    <FormControl sx={{ width: '100%', maxWidth: 300 }}>
      <FormLabel>Ink</FormLabel>
      <Select
        placeholder="Choose an ink"
        sx={{ '--Select-placeholderOpacity': 0.8 }}
        slotProps={{ listbox: { 'aria-label': 'Ink', sx: { maxHeight: 280 } } }}
      >
        {groups.map((group, index) => (
          <React.Fragment key={group.name}>
            {index > 0 && <ListDivider role="none" />}
            <List aria-labelledby={`${id}-${index}`}>
              <ListItem id={`${id}-${index}`} sticky sx={{ fontWeight: 'lg' }}>
                {group.name}
              </ListItem>
              {group.inks.map((ink) => (
                <Option key={ink} value={ink}>
                  {ink}
                </Option>
              ))}
            </List>
          </React.Fragment>
        ))}
      </Select>
    </FormControl>
  );
}
