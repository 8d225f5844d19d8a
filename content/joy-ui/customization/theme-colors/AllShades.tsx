import Box from '@mui/joy/Box';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const names = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;
const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900] as const;

export default function AllShades() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 600 }}>
      {names.map((name) => (
        <div key={name}>
          <Typography level="title-sm">{name}</Typography>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'repeat(5, 1fr)', sm: 'repeat(10, 1fr)' },
            }}
          >
            {shades.map((shade) => (
              <Box
                key={shade}
                sx={{
                  py: 1,
                  textAlign: 'center',
                  fontSize: 'xs',
                  bgcolor: `${name}.${shade}`,
                  color: shade < 500 ? 'common.black' : 'common.white',
                }}
              >
                {shade}
              </Box>
            ))}
          </Box>
        </div>
      ))}
    </Stack>
  );
}
