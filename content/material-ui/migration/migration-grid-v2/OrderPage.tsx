import Grid from '@mui/material/Unstable_Grid2';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Area = styled(Paper)(({ theme }) => ({
  boxSizing: 'border-box',
  height: '100%',
  padding: theme.spacing(1),
  textAlign: 'center',
}));

export default function OrderPage() {
  return (
    <Grid container spacing={2} sx={{ flexGrow: 1 }}>
      <Grid xs={12} sm={8}>
        <Area>Order</Area>
      </Grid>
      <Grid container xs={12} sm={4}>
        <Grid xs={6} sm={12}>
          <Area>Customer</Area>
        </Grid>
        <Grid xs={6} sm={12}>
          <Area>Payment</Area>
        </Grid>
      </Grid>
      <Grid xs={6} smOffset={6}>
        <Area>Total</Area>
      </Grid>
    </Grid>
  );
}
