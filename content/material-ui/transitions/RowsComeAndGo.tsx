import * as React from 'react';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

interface Row {
  id: number;
  name: string;
  leaving: boolean;
}

const names = ['Onions', 'Leeks', 'Beetroot', 'Parsnips', 'Kale'];

export default function RowsComeAndGo() {
  const [rows, setRows] = React.useState<readonly Row[]>([
    { id: 0, name: 'Carrots', leaving: false },
  ]);
  const nextId = React.useRef(1);
  const addRef = React.useRef<HTMLButtonElement>(null);

  const add = () => {
    const id = nextId.current++;
    setRows([...rows, { id, name: names[(id - 1) % names.length] ?? 'Beans', leaving: false }]);
  };

  const leave = (id: number) => {
    setRows(rows.map((row) => (row.id === id ? { ...row, leaving: true } : row)));
    addRef.current?.focus();
  };

  return (
    <Box sx={{ width: 300, maxWidth: '100%', minBlockSize: 260 }}>
      <Button ref={addRef} variant="outlined" onClick={add}>
        Sow another row
      </Button>
      <Box component="ul" role="list" aria-label="Rows" sx={{ p: 0, listStyle: 'none' }}>
        {rows.map(({ id, name, leaving }) => (
          <Collapse
            key={id}
            component="li"
            in={!leaving}
            appear={id > 0}
            onExited={() => setRows((all) => all.filter((row) => row.id !== id))}
          >
            <Box
              sx={{
                display: 'flex',
                alignItems: 'center',
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              <Typography sx={{ flexGrow: 1 }}>{name}</Typography>
              <IconButton aria-label={`Dig up ${name}`} onClick={() => leave(id)}>
                <DeleteOutlineIcon />
              </IconButton>
            </Box>
          </Collapse>
        ))}
      </Box>
    </Box>
  );
}
