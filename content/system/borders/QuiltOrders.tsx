import { Box } from '@mui/system';

const orders = [
  { quilt: 'Log cabin, double bed', state: 'On the frame', current: true },
  { quilt: 'Flying geese, cot', state: 'Waits for batting', current: false },
  { quilt: 'Ocean waves, wall', state: 'Waits for batting', current: false },
];

export default function QuiltOrders() {
  return (
    <Box
      component="ul"
      sx={{
        width: 1,
        maxWidth: 400,
        m: 0,
        p: 0,
        listStyle: 'none',
        border: 1,
        borderColor: '#94a3b8',
        borderRadius: 2,
        overflow: 'hidden',
        bgcolor: '#fff',
        color: '#1e293b',
        '& > li ~ li': { borderTop: 1, borderTopColor: '#94a3b8' },
      }}
    >
      {orders.map(({ quilt, state, current }) => (
        <Box
          key={quilt}
          component="li"
          aria-current={current ? 'step' : undefined}
          sx={{
            px: 2,
            py: 1.5,
            borderInlineStart: '6px solid',
            borderInlineStartColor: current ? '#9f1d35' : 'transparent',
          }}
        >
          <Box sx={{ fontWeight: current ? 700 : 400 }}>{quilt}</Box>
          {state}
        </Box>
      ))}
    </Box>
  );
}
