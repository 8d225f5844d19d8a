import Box from '@mui/joy/Box';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
const colors = ['none', 'primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function SwitchVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
        gap: 2,
        width: '100%',
        maxWidth: 560,
      }}
    >
      {variants.map((variant) => (
        <Box key={variant} sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          <Typography level="title-sm">{variant}</Typography>
          {colors.map((color) => (
            <Box key={color} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
              {[false, true].map((on) => (
                <Switch
                  key={String(on)}
                  variant={variant}
                  color={color === 'none' ? undefined : color}
                  defaultChecked={on}
                  slotProps={{ input: { 'aria-label': `${variant}, ${color}` } }}
                />
              ))}
              <Typography level="body-xs" aria-hidden>
                {color}
              </Typography>
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
