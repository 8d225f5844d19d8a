import { Box } from '@mui/system';
import { visuallyHidden } from './visuallyHidden';

const hours = [
  { day: 'Monday', open: '6:30 to 21' },
  { day: 'Tuesday', open: '12 to 21' },
  { day: 'Sunday', open: '8 to 18' },
];

export default function OpeningHours() {
  return (
    <Box
      component="table"
      sx={{
        position: 'relative',
        borderCollapse: 'collapse',
        bgcolor: '#e0f2fe',
        color: '#0c4a6e',
        '& th, & td': { px: 2, py: 1, textAlign: 'start' },
      }}
    >
      <Box component="caption" sx={visuallyHidden}>
        Opening hours of the pool
      </Box>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Open</th>
          <th scope="col">
            <Box component="span" sx={visuallyHidden}>
              Prices
            </Box>
          </th>
        </tr>
      </thead>
      <tbody>
        {hours.map(({ day, open }) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            <td>{open}</td>
            <td>
              <Box component="a" href="#prices" sx={{ color: 'inherit' }}>
                Prices{' '}
                <Box component="span" sx={visuallyHidden}>
                  on {day}
                </Box>
              </Box>
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
