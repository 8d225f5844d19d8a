import { Box, Stack } from '@mui/system';

const titles = [
  'Variations on a theme that nobody remembers, for organ and two assistants',
  'Nocturne',
];

export default function OneLine() {
  return (
    <Stack gap={1} sx={{ width: 1, maxWidth: 300 }}>
      {titles.map((title, index) => (
        <Box
          key={title}
          sx={{
            display: 'flex',
            gap: 1,
            p: 1,
            borderRadius: 1,
            bgcolor: '#fce7f3',
            color: '#500724',
          }}
        >
          <span>{index + 1}.</span>
          <Box
            component="span"
            title={title}
            sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            {title}
          </Box>
        </Box>
      ))}
    </Stack>
  );
}
