import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const weeks = Array.from({ length: 20 }, (_, index) => index + 1);

export default function WeekTabs() {
  const id = React.useId();
  const [week, setWeek] = React.useState(1);

  return (
    <Box sx={{ width: 480, maxWidth: '100%' }}>
      <Tabs
        value={week}
        onChange={(_event, next: number) => setWeek(next)}
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        aria-label="Weeks of the course"
      >
        {weeks.map((entry) => (
          <Tab
            key={entry}
            value={entry}
            label={`Week ${entry}`}
            id={`${id}-tab-${entry}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${week}`}
        tabIndex={0}
        sx={{ padding: 2 }}
      >
        <Typography>Exercises of week {week}</Typography>
      </Box>
    </Box>
  );
}
