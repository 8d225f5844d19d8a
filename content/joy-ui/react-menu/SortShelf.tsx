import * as React from 'react';
import Check from '@mui/icons-material/Check';
import Dropdown from '@mui/joy/Dropdown';
import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const groups = [
  { name: 'Show', choices: ['All pieces', 'Unsold pieces'] },
  { name: 'Sort', choices: ['by potter', 'by glaze', 'by height'] },
];

export default function SortShelf() {
  const id = React.useId();
  const [chosen, setChosen] = React.useState(['All pieces', 'by glaze']);

  return (
    <Dropdown>
      <MenuButton sx={{ width: 240 }}>{chosen.join(', ')}</MenuButton>
      <Menu aria-label="Pieces on the shelf" sx={{ width: 240 }}>
        {groups.map((group, index) => (
          <React.Fragment key={group.name}>
            {index > 0 && <ListDivider role="none" />}
            <List aria-labelledby={`${id}-${index}`}>
              <ListItem id={`${id}-${index}`} sx={{ fontWeight: 'lg' }}>
                {group.name}
              </ListItem>
              {group.choices.map((choice) => (
                <MenuItem
                  key={choice}
                  role="menuitemradio"
                  aria-checked={chosen.includes(choice)}
                  selected={chosen.includes(choice)}
                  onClick={() => setChosen(chosen.map((old, at) => (at === index ? choice : old)))}
                >
                  <ListItemDecorator>{chosen.includes(choice) && <Check />}</ListItemDecorator>
                  {choice}
                </MenuItem>
              ))}
            </List>
          </React.Fragment>
        ))}
      </Menu>
    </Dropdown>
  );
}
