import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { createPortal } from 'react-dom';

interface ShadowParts {
  root: HTMLElement;
  head: HTMLElement;
  portal: HTMLElement;
}

function makeParts(host: HTMLElement): ShadowParts {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const head = document.createElement('div');
  const root = document.createElement('div');
  const portal = document.createElement('div');
  shadow.replaceChildren(head, root, portal);
  return { head, root, portal };
}

function ShadowApp({ parts }: { parts: ShadowParts }) {
  const { direction, palette } = useTheme();
  const [size, setSize] = React.useState('m');
  const cache = React.useMemo(
    () => createCache({ key: 'shadow', container: parts.head }),
    [parts.head],
  );
  const theme = React.useMemo(() => {
    const container = { defaultProps: { container: parts.portal } };
    return createTheme({
      direction,
      palette: { mode: palette.mode },
      components: { MuiModal: container, MuiPopover: container, MuiPopper: container },
    });
  }, [direction, palette.mode, parts.portal]);

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Stack spacing={2}>
            <Typography>This card lives in a shadow tree.</Typography>
            <TextField
              select
              label="Size"
              value={size}
              onChange={(event) => setSize(event.target.value)}
              SelectProps={{ native: true }}
            >
              <option value="s">Small</option>
              <option value="m">Medium</option>
              <option value="l">Large</option>
            </TextField>
            <Tooltip title="The tooltip is in the shadow tree, too">
              <Button variant="contained">Add to the order</Button>
            </Tooltip>
          </Stack>
        </Paper>
      </ThemeProvider>
    </CacheProvider>
  );
}

export default function InShadow() {
  const [parts, setParts] = React.useState<ShadowParts | null>(null);
  const hostRef = React.useCallback((host: HTMLDivElement | null) => {
    setParts(host && makeParts(host));
  }, []);

  return (
    <>
      <Box ref={hostRef} sx={{ width: '100%', maxWidth: 300, minHeight: 199 }} />
      {parts && createPortal(<ShadowApp parts={parts} />, parts.root)}
    </>
  );
}
