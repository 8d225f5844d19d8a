import * as React from 'react';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';

export default function MessageCard() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <Card sx={{ width: 400, maxWidth: '100%' }}>
      <CardHeader
        avatar={
          <Avatar aria-hidden sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText' }}>
            BK
          </Avatar>
        }
        title="Boathouse keys"
        titleTypographyProps={{ component: 'h3', variant: 'subtitle1' }}
        subheader="Pinned on 4 May"
        action={
          <IconButton
            id={`${id}-button`}
            aria-label="More for Boathouse keys"
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            aria-controls={anchor ? `${id}-menu` : undefined}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <MoreVertIcon />
          </IconButton>
        }
      />
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        MenuListProps={{ 'aria-labelledby': `${id}-button` }}
      >
        <MenuItem onClick={close}>Unpin</MenuItem>
        <MenuItem onClick={close}>Copy link</MenuItem>
      </Menu>
      <CardContent sx={{ paddingBlockStart: 0 }}>
        <Typography variant="body2">
          The spare keys hang behind the oars now. Please sign the list when you take them.
        </Typography>
      </CardContent>
    </Card>
  );
}
