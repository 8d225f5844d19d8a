import * as React from 'react';
import type {} from '@mui/lab/themeAugmentation';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withThinLines(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiTimelineItem: {
        styleOverrides: { root: { minHeight: 48, '&::before': { display: 'none' } } },
      },
      MuiTimelineConnector: {
        styleOverrides: {
          root: ({ theme }) => ({ width: 1, backgroundColor: theme.palette.text.secondary }),
        },
      },
      MuiTimelineDot: {
        defaultProps: { color: 'primary' },
        styleOverrides: { root: { boxShadow: 'none', borderRadius: 2 } },
      },
    },
  };
}

export default function TimelineTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withThinLines(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Timeline sx={{ width: '100%', maxWidth: 240 }}>
        <TimelineItem>
          <TimelineSeparator>
            <TimelineDot />
            <TimelineConnector />
          </TimelineSeparator>
          <TimelineContent>Sown in March</TimelineContent>
        </TimelineItem>
        <TimelineItem>
          <TimelineSeparator>
            <TimelineDot />
          </TimelineSeparator>
          <TimelineContent>Planted out in May</TimelineContent>
        </TimelineItem>
      </Timeline>
    </ThemeProvider>
  );
}
