import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const shows = [
  { time: '18:05', title: 'Harbor report', text: 'Wind, water and who came in' },
  { time: '19:30', title: 'Kitchen voices', text: 'Leeks, and what to do with them' },
  { time: '21:11', title: 'Letters', text: 'Read aloud, answered tomorrow' },
];

export default function EveningProgram() {
  return (
    <Sheet
      variant="outlined"
      sx={{ width: '100%', maxWidth: 360, p: 2, borderRadius: 'md', boxSizing: 'border-box' }}
    >
      <Typography level="title-lg" component="h3" gutterBottom>
        This evening
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {shows.map(({ time, title, text }) => (
          <Box key={time} sx={{ display: 'flex', gap: 2, py: 1 }}>
            <Typography
              component="dt"
              level="title-md"
              sx={{ flex: 'none', fontVariantNumeric: 'tabular-nums' }}
            >
              {time}
            </Typography>
            <Box component="dd" sx={{ m: 0 }}>
              <Typography level="title-md">{title}</Typography>
              <Typography level="body-sm">{text}</Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Sheet>
  );
}
