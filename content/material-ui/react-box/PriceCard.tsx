import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function PriceCard() {
  return (
    <Box
      component="article"
      sx={[
        { position: 'relative', width: 260, p: 3, pt: 4, borderRadius: 2, border: 1 },
        (theme) => ({
          borderColor:
            theme.palette.mode === 'dark' ? theme.palette.grey[700] : theme.palette.grey[300],
          [theme.breakpoints.up('md')]: { width: 300 },
        }),
      ]}
    >
      <Box
        component="span"
        sx={{
          position: 'absolute',
          top: 0,
          insetInlineEnd: 16,
          px: 1,
          py: 0.5,
          typography: 'caption',
          bgcolor: 'secondary.main',
          color: 'secondary.contrastText',
          borderRadius: '0 0 4px 4px',
        }}
      >
        In season
      </Box>
      <Box component="h3" sx={{ typography: 'h6', m: 0 }}>
        Vegetable box
      </Box>
      <Box component="p" sx={{ typography: 'body2', color: 'text.secondary', my: 1 }}>
        What is ripe in the garden this week, about four kilograms.
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Box component="strong" sx={{ typography: 'h5' }}>
          18 €
        </Box>
        <Button>Order a box</Button>
      </Box>
    </Box>
  );
}
