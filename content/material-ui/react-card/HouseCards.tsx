import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withHouseCards(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiCard: {
        defaultProps: { variant: 'outlined' },
        styleOverrides: { root: { borderRadius: 16 } },
      },
      MuiCardContent: {
        styleOverrides: { root: { padding: 24, '&:last-child': { paddingBottom: 24 } } },
      },
      MuiCardActions: {
        styleOverrides: { root: { padding: '0 16px 16px' } },
      },
    },
  };
}

export default function HouseCards() {
  const outer = useTheme();
  const theme = React.useMemo(() => withHouseCards(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Card sx={{ width: 320, maxWidth: '100%' }}>
        <CardContent>
          <Typography>Every card below this theme has an outline and more room.</Typography>
        </CardContent>
        <CardActions>
          <Button>Got it</Button>
        </CardActions>
      </Card>
    </ThemeProvider>
  );
}
