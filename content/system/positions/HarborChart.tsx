import { Box } from '@mui/system';

const marks = [
  { name: 'Light', top: '18%', left: '72%' },
  { name: 'Wreck', top: '62%', left: '30%' },
  { name: 'Pier', top: '78%', left: '64%' },
];

export default function HarborChart() {
  return (
    <Box
      component="ul"
      aria-label="Marks on the harbor chart"
      sx={{
        position: 'relative',
        width: 1,
        maxWidth: 360,
        height: 200,
        m: 0,
        p: 0,
        listStyle: 'none',
        direction: 'ltr',
        borderRadius: 2,
        bgcolor: '#dbeafe',
        color: '#172554',
      }}
    >
      {marks.map(({ name, ...place }) => (
        <Box
          key={name}
          component="li"
          sx={{
            position: 'absolute',
            ...place,
            px: 1,
            borderRadius: 1,
            bgcolor: '#172554',
            color: '#eff6ff',
            fontSize: 14,
          }}
        >
          {name}
        </Box>
      ))}
    </Box>
  );
}
