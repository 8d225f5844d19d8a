import * as React from 'react';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const ways = ['Water for 10 minutes', 'Water for 30 minutes', 'Water until moist'];

export default function SplitButton() {
  const [way, setWay] = React.useState(ways[0]);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [message, setMessage] = React.useState('');
  const groupRef = React.useRef<HTMLDivElement>(null);
  const id = React.useId();
  const open = anchor !== null;

  return (
    <Stack spacing={1} alignItems="center">
      <ButtonGroup ref={groupRef} variant="contained" aria-label="Water bed 3">
        <Button onClick={() => setMessage(`Started: ${way}`)}>{way}</Button>
        <Button
          size="small"
          aria-label="Choose how to water"
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setAnchor(groupRef.current)}
        >
          <ArrowDropDownIcon />
        </Button>
      </ButtonGroup>
      <Menu
        id={id}
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-label': 'Ways to water' }}
      >
        {ways.map((other) => (
          <MenuItem
            key={other}
            role="menuitemradio"
            aria-checked={other === way}
            selected={other === way}
            onClick={() => {
              setWay(other);
              setAnchor(null);
            }}
          >
            {other}
          </MenuItem>
        ))}
      </Menu>
      <Typography role="status" sx={{ minHeight: 24 }}>
        {message}
      </Typography>
    </Stack>
  );
}
