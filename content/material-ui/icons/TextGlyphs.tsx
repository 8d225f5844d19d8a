import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';

export default function TextGlyphs() {
  return (
    <Stack direction="row" spacing={3} alignItems="center">
      <Icon
        baseClassName="glyph"
        fontSize="small"
        color="action"
        sx={{ lineHeight: 1, overflow: 'visible' }}
      >
        §
      </Icon>
      <Icon baseClassName="glyph" color="primary" sx={{ lineHeight: 1, overflow: 'visible' }}>
        §
      </Icon>
      <Icon
        baseClassName="glyph"
        fontSize="large"
        sx={{ lineHeight: 1, overflow: 'visible', fontWeight: 'bold' }}
      >
        §
      </Icon>
    </Stack>
  );
}
