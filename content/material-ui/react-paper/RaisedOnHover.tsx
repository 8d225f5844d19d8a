import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const papers = ['Laid', 'Wove', 'Rag'];

export default function RaisedOnHover() {
  return (
    <Stack direction="row" spacing={2}>
      {papers.map((name) => (
        <Paper
          key={name}
          component={ButtonBase}
          sx={{
            p: 3,
            typography: 'body1',
            '&:hover': { boxShadow: 6 },
            '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 },
          }}
        >
          {name}
        </Paper>
      ))}
    </Stack>
  );
}
