import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

const invoices = [
  { id: '1042', customer: 'Harbor office', amount: '1,200 €' },
  { id: '1043', customer: 'Garden club', amount: '85 €' },
];

export default function FirstScreen() {
  // In your application the theme is a constant; here it follows the mode of this page.
  const { direction, palette } = useTheme();
  const theme = React.useMemo(
    () =>
      createTheme({
        direction,
        palette: { mode: palette.mode, primary: { main: '#00695c' } },
        shape: { borderRadius: 8 },
      }),
    [direction, palette.mode],
  );
  const [drafts, setDrafts] = React.useState(0);

  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ width: '100%', bgcolor: 'background.default', color: 'text.primary' }}>
        <AppBar position="static" component="div">
          <Toolbar>
            <Typography variant="h6" component="span" sx={{ flexGrow: 1 }}>
              Invoices
            </Typography>
            <Button
              color="inherit"
              startIcon={<AddIcon />}
              onClick={() => setDrafts((count) => count + 1)}
            >
              New
            </Button>
          </Toolbar>
        </AppBar>
        <Container maxWidth="sm" sx={{ py: 3 }}>
          <Typography variant="h6" component="h3" gutterBottom>
            Waiting for payment
          </Typography>
          <Paper variant="outlined">
            <List disablePadding>
              {invoices.map(({ id, customer, amount }, index) => (
                <ListItem key={id} divider={index < invoices.length - 1}>
                  <ListItemText primary={customer} secondary={`No. ${id}`} />
                  <Typography>{amount}</Typography>
                </ListItem>
              ))}
            </List>
          </Paper>
          <Typography role="status" color="text.secondary" sx={{ mt: 2 }}>
            {drafts === 0 ? 'No drafts' : `Drafts: ${drafts}`}
          </Typography>
        </Container>
      </Box>
    </ThemeProvider>
  );
}
