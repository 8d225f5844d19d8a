import * as React from 'react';
import Box from '@mui/material/Box';
import {
  Experimental_CssVarsProvider as CssVarsProvider,
  experimental_extendTheme as extendTheme,
  styled,
  useTheme,
} from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const theme = extendTheme();

const Card = styled('article')({
  padding: 24,
  borderRadius: 4,
  borderInlineStart: '4px solid var(--mui-palette-primary-main)',
  color: 'var(--mui-palette-text-primary)',
  backgroundColor: 'rgba(var(--mui-palette-primary-mainChannel) / 0.12)',
});

export default function ObservationCard() {
  const pageMode = useTheme().palette.mode;
  const [node, setNode] = React.useState<HTMLDivElement | null>(null);

  return (
    <Box ref={setNode} className="observation" data-observation={pageMode} sx={{ maxWidth: 360 }}>
      {/* In an application the attribute belongs on <html>, and none of these props is needed. */}
      <CssVarsProvider
        key={pageMode}
        theme={theme}
        defaultMode={pageMode}
        attribute="data-observation"
        colorSchemeNode={node}
        colorSchemeSelector=".observation"
        modeStorageKey={`observation-demo-${pageMode}`}
        colorSchemeStorageKey="observation-demo"
      >
        <Card>
          <Typography variant="h6" component="h3">
            Andromeda
          </Typography>
          <Typography>Seen without a telescope, at 23:10, north of the barn.</Typography>
        </Card>
      </CssVarsProvider>
    </Box>
  );
}
