import Box from '@mui/material/Box';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import { styled } from '@mui/material/styles';

const Area = styled(TextareaAutosize)(({ theme }) => ({
  width: '100%',
  boxSizing: 'border-box',
  padding: theme.spacing(1, 1.5),
  font: 'inherit',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.text.secondary}`,
  borderRadius: theme.shape.borderRadius,
  resize: 'none',
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
}));

export default function GrowingTextarea() {
  return (
    <Box
      component="label"
      sx={{ display: 'block', width: 320, maxWidth: '100%', typography: 'body1' }}
    >
      What happened?
      <Area minRows={2} maxRows={6} defaultValue="The gate at the spring sticks again." />
    </Box>
  );
}
