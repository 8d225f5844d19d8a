import * as React from 'react';
import FolderIcon from '@mui/icons-material/Folder';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const folders: Record<string, readonly string[]> = {
  Survey: ['Springs', 'Wells'],
  Springs: ['2022', '2023'],
  Wells: ['Village', 'Farms'],
};

export default function FolderBrowser() {
  const [path, setPath] = React.useState(['Survey']);
  const currentRef = React.useRef<HTMLSpanElement>(null);
  const current = path[path.length - 1] ?? 'Survey';
  const inside = folders[current] ?? [];

  const open = (next: string[]) => {
    setPath(next);
    requestAnimationFrame(() => currentRef.current?.focus());
  };

  return (
    <Paper variant="outlined" sx={{ width: 380, maxWidth: '100%', p: 2, minBlockSize: 190 }}>
      <Breadcrumbs aria-label="Folders">
        {path.slice(0, -1).map((name, index) => (
          <Link
            key={name}
            component="button"
            type="button"
            color="inherit"
            onClick={() => open(path.slice(0, index + 1))}
          >
            {name}
          </Link>
        ))}
        <Typography ref={currentRef} tabIndex={-1} color="text.primary" aria-current="location">
          {current}
        </Typography>
      </Breadcrumbs>
      {inside.length > 0 ? (
        <List dense aria-label={`Folders in ${current}`}>
          {inside.map((name) => (
            <ListItem key={name} disablePadding>
              <ListItemButton onClick={() => open([...path, name])}>
                <ListItemIcon>
                  <FolderIcon />
                </ListItemIcon>
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      ) : (
        <Typography sx={{ mt: 2 }}>This folder has no other folders in it.</Typography>
      )}
    </Paper>
  );
}
