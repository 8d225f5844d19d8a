import * as React from 'react';
import ContentCutIcon from '@mui/icons-material/ContentCut';
import ContentPasteIcon from '@mui/icons-material/ContentPaste';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withQuietDials(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiSpeedDial: {
        defaultProps: {
          direction: 'right',
          FabProps: { size: 'small', color: 'default' },
          TransitionProps: { appear: false },
        },
      },
      MuiSpeedDialAction: {
        defaultProps: { tooltipPlacement: 'bottom', TooltipClasses: { tooltip: 'dial-name' } },
        styleOverrides: { fab: { boxShadow: 'none', border: '1px solid currentColor' } },
      },
    },
  };
}

export default function DialTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withQuietDials(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ position: 'relative', width: '100%', height: 80 }}>
        <SpeedDial
          ariaLabel="Edit"
          icon={<SpeedDialIcon />}
          sx={{ position: 'absolute', top: 16, left: 16 }}
        >
          <SpeedDialAction icon={<ContentCutIcon />} tooltipTitle="Cut" />
          <SpeedDialAction icon={<ContentPasteIcon />} tooltipTitle="Paste" />
        </SpeedDial>
      </Box>
    </ThemeProvider>
  );
}
