import { Box, Stack } from '@mui/system';
import { CssVarsProvider, styled } from './aquarium';

const Sign = styled('div')(({ theme }) => ({
  padding: theme.spacing(2, 3),
  borderRadius: theme.vars.corner.stone,
  border: `2px solid ${theme.vars.palette.coral}`,
  [theme.getColorSchemeSelector('deep')]: { borderStyle: 'dashed' },
}));

const tanks = [
  { scheme: 'reef', title: 'Lagoon', text: 'Lights on from eight to eight' },
  { scheme: 'deep', title: 'Trench', text: 'No flash, please' },
];

export default function TwoTanks() {
  return (
    <CssVarsProvider
      colorSchemeNode={null}
      colorSchemeSelector=".two-tanks"
      modeStorageKey="two-tanks-mode"
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} gap={2} sx={{ width: 1 }}>
        {tanks.map(({ scheme, title, text }) => (
          <Box
            key={scheme}
            className="two-tanks"
            data-aquarium={scheme}
            sx={{ flex: 1, p: 4, bgcolor: 'water', color: 'ink' }}
          >
            <Box sx={{ mb: 2, color: 'coral', fontSize: 20, fontWeight: 700 }}>{title}</Box>
            <Sign>{text}</Sign>
          </Box>
        ))}
      </Stack>
    </CssVarsProvider>
  );
}
