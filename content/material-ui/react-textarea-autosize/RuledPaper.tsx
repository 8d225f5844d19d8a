import Box from '@mui/material/Box';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import { styled } from '@mui/material/styles';

const row = 28;

const Paper = styled(TextareaAutosize)(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  padding: '0 12px',
  fontFamily: theme.typography.fontFamily,
  fontSize: '1rem',
  lineHeight: `${row}px`,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  backgroundImage: `repeating-linear-gradient(transparent 0 ${row - 1}px, ${theme.palette.divider} ${row - 1}px ${row}px)`,
  backgroundAttachment: 'local',
  border: `1px solid ${theme.palette.text.secondary}`,
  resize: 'none',
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
}));

export default function RuledPaper() {
  return (
    <Box
      component="label"
      sx={{ display: 'block', width: 320, maxWidth: '100%', minHeight: 180, typography: 'body1' }}
    >
      Letter to the next gardener
      <Paper
        minRows={3}
        maxRows={5}
        defaultValue="The tap behind the shed has to be turned twice."
      />
    </Box>
  );
}
