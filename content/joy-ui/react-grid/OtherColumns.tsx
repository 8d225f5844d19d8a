import Box from '@mui/joy/Box';
import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const grinding = ['Tue', 'Thu', 'Sat'];

export default function OtherColumns() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, p: 1 }}>
      <Grid
        container
        component="ol"
        role="list"
        aria-label="Days of grinding"
        columns={7}
        spacing={0.75}
        sx={{ listStyle: 'none', paddingInlineStart: 0 }}
      >
        {days.map((day) => {
          const isOn = grinding.includes(day);
          return (
            <Grid key={day} component="li" xs={1}>
              <Sheet
                variant={isOn ? 'solid' : 'soft'}
                color={isOn ? 'primary' : 'neutral'}
                sx={{ py: 1, borderRadius: 'sm', textAlign: 'center', fontSize: 'xs' }}
              >
                {day}
                <Box component="span" sx={{ display: 'block' }}>
                  {isOn ? 'on' : 'off'}
                </Box>
              </Sheet>
            </Grid>
          );
        })}
      </Grid>
    </Box>
  );
}
