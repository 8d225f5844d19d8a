import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const seasons = [
  { name: 'Sow', text: 'Under glass from February, outside from April.' },
  { name: 'Plant', text: 'Thirty centimeters apart, as deep as the first leaves.' },
  { name: 'Harvest', text: 'When the leaves turn yellow, on a dry day.' },
];

export default function OwnPanels() {
  const id = React.useId();
  const [index, setIndex] = React.useState(0);

  return (
    <Box sx={{ width: 420, maxWidth: '100%' }}>
      <Tabs
        value={index}
        onChange={(_event, next: number) => setIndex(next)}
        aria-label="Growing onions"
      >
        {seasons.map(({ name }, position) => (
          <Tab
            key={name}
            label={name}
            id={`${id}-tab-${position}`}
            aria-controls={`${id}-panel-${position}`}
          />
        ))}
      </Tabs>
      {seasons.map(({ name, text }, position) => (
        <Box
          key={name}
          role="tabpanel"
          id={`${id}-panel-${position}`}
          aria-labelledby={`${id}-tab-${position}`}
          hidden={index !== position}
          tabIndex={0}
          sx={{ padding: 2 }}
        >
          <Typography>{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}
