import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

/** Stands for a request: how many foragers came home that day. */
function askTheCounter(day: string, onAnswer: (count: number) => void): () => void {
  const timer = setTimeout(() => onAnswer(Number(day.slice(-2)) * 37), 800);
  return () => clearTimeout(timer);
}

export default function CountOfTheDay() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-06-12'));
  const [day, setDay] = React.useState<string | null>('2024-06-12');
  const [answer, setAnswer] = React.useState<{ day: string; count: number }>();

  React.useEffect(
    () => (day === null ? undefined : askTheCounter(day, (count) => setAnswer({ day, count }))),
    [day],
  );

  let text = 'Type or pick a whole date.';
  if (day !== null) text = answer?.day === day ? `${answer.count} bees came home.` : 'Counting …';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker
          label="Day of the count"
          value={value}
          onChange={(next, { validationError }) => {
            setValue(next);
            setDay(next && validationError === null ? next.format('YYYY-MM-DD') : null);
          }}
        />
        <Typography role="status">{text}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
