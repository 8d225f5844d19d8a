import * as React from 'react';
import SentimentDissatisfiedIcon from '@mui/icons-material/SentimentDissatisfied';
import SentimentNeutralIcon from '@mui/icons-material/SentimentNeutral';
import SentimentSatisfiedIcon from '@mui/icons-material/SentimentSatisfied';
import Box from '@mui/material/Box';
import Rating, { type IconContainerProps } from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

const moods = [
  { label: 'Bad', icon: <SentimentDissatisfiedIcon fontSize="inherit" /> },
  { label: 'Middling', icon: <SentimentNeutralIcon fontSize="inherit" /> },
  { label: 'Good', icon: <SentimentSatisfiedIcon fontSize="inherit" /> },
];

function toMood(value: number): string {
  return moods[value - 1]?.label ?? '';
}

function MoodIcon({ value, ...other }: IconContainerProps) {
  return <span {...other}>{moods[value - 1]?.icon}</span>;
}

export default function Moods() {
  const [value, setValue] = React.useState<number | null>(2);

  return (
    <Stack spacing={1} alignItems="center">
      <Rating
        name="mood"
        role="radiogroup"
        aria-label="How was the tasting?"
        size="large"
        max={3}
        highlightSelectedOnly
        IconContainerComponent={MoodIcon}
        getLabelText={toMood}
        emptyLabelText="No answer"
        value={value}
        onChange={(_event, next) => setValue(next)}
        sx={{ fontSize: 48, color: 'primary.main' }}
      />
      <Box aria-hidden>{value === null ? 'No answer' : toMood(value)}</Box>
    </Stack>
  );
}
