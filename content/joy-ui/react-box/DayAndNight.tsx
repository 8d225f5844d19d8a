import Box from '@mui/joy/Box';

export default function DayAndNight() {
  return (
    <Box
      sx={(theme) => ({
        p: 3,
        borderRadius: 'lg',
        backgroundImage: 'linear-gradient(#e3effb, #fbfcfe)',
        color: '#12467b',
        [theme.getColorSchemeSelector('dark')]: {
          backgroundImage: 'linear-gradient(#051423, #12467b)',
          color: '#e3effb',
        },
      })}
    >
      The sky over the observatory, drawn for the mode that you see
    </Box>
  );
}
