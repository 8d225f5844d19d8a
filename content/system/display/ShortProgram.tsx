import { Box } from '@mui/system';

const pieces = [
  { time: '19:30', title: 'Quartet in G', players: 'two violins, viola, cello' },
  { time: '20:15', title: 'Songs without rests', players: 'voice, piano' },
];

export default function ShortProgram() {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, width: 1, maxWidth: 440, listStyle: 'none' }}>
      {pieces.map(({ time, title, players }) => (
        <Box
          key={title}
          component="li"
          sx={{ display: 'flex', gap: 2, py: 1, borderBottom: '1px solid #78716c' }}
        >
          <span>{time}</span>
          <span>
            <strong>{title}</strong>
            <Box component="span" sx={{ display: { xs: 'none', sm: 'block' }, fontSize: 14 }}>
              {players}
            </Box>
          </span>
        </Box>
      ))}
    </Box>
  );
}
