import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const plans = [
  { name: 'Hobby', perMonth: 0, features: ['One telescope', 'Clouds for tonight'] },
  {
    name: 'Club',
    perMonth: 6,
    recommended: true,
    features: ['Ten telescopes', 'Clouds for three nights', 'A shared logbook'],
  },
  {
    name: 'School',
    perMonth: 15,
    features: ['Thirty telescopes', 'Clouds for a week', 'Classes with their own logbooks'],
  },
];

type Period = 'month' | 'year';
const price = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

function toPrice(perMonth: number, period: Period): string {
  // Twelve months for the price of ten.
  return price.format(period === 'month' ? perMonth : perMonth * 10);
}

export default function Pricing() {
  const [period, setPeriod] = React.useState<Period>('month');

  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default', color: 'text.primary' }}>
      {/* In your page: component="main". The demo has none, since it may stand inside of one. */}
      <Container maxWidth="lg" sx={{ py: { xs: 3, sm: 6 } }}>
        <Box sx={{ textAlign: 'center', mb: 4 }}>
          <Typography variant="h3" component="h1" gutterBottom>
            Choose a plan
          </Typography>
          <Typography color="text.secondary" sx={{ mb: 3 }}>
            Change or end it whenever you like.
          </Typography>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Pay per"
            value={period}
            onChange={(_event, next: Period | null) => {
              if (next) setPeriod(next);
            }}
          >
            <ToggleButton value="month">Month</ToggleButton>
            <ToggleButton value="year">Year</ToggleButton>
          </ToggleButtonGroup>
        </Box>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
            gap: 3,
          }}
        >
          {plans.map(({ name, perMonth, features, recommended }) => (
            <Card
              key={name}
              component="section"
              aria-label={name}
              variant="outlined"
              sx={{
                display: 'flex',
                flexDirection: 'column',
                ...(recommended && { borderColor: 'primary.main', borderWidth: 2 }),
              }}
            >
              <CardContent sx={{ flexGrow: 1 }}>
                <Box sx={{ display: 'flex', justifyContent: 'space-between', minHeight: 32 }}>
                  <Typography variant="h6" component="h2">
                    {name}
                  </Typography>
                  {recommended && <Chip size="small" color="primary" label="Recommended" />}
                </Box>
                <Typography variant="h4" component="p">
                  {toPrice(perMonth, period)}
                  <Typography component="span" color="text.secondary">
                    {` per ${period}`}
                  </Typography>
                </Typography>
                <List dense>
                  {features.map((feature) => (
                    <ListItem key={feature} disableGutters>
                      <ListItemIcon sx={{ minWidth: 32 }}>
                        <CheckIcon fontSize="small" />
                      </ListItemIcon>
                      <ListItemText primary={feature} />
                    </ListItem>
                  ))}
                </List>
              </CardContent>
              <CardActions sx={{ p: 2 }}>
                <Button
                  fullWidth
                  variant={recommended ? 'contained' : 'outlined'}
                  href={`#${name.toLowerCase()}`}
                >
                  Take {name}
                </Button>
              </CardActions>
            </Card>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
