import * as React from 'react';
import Box from '@mui/material/Box';
import { alpha } from '@mui/material/styles';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import type { Dayjs } from 'dayjs';

export interface Days {
  first: Dayjs | null;
  last: Dayjs | null;
}

export const DaysContext = React.createContext<Days>({ first: null, last: null });

/** The first press begins, the second ends. An earlier day, or a third press, begins anew. */
export function press({ first, last }: Days, day: Dayjs): Days {
  const begins = first === null || last !== null || day.isBefore(first, 'day');
  return begins ? { first: day, last: null } : { first, last: day };
}

function toWord(isFirst: boolean, isLast: boolean): string {
  if (isFirst && isLast) return 'first and last day';
  if (isFirst) return 'first day';
  return isLast ? 'last day' : 'in between';
}

export function RangeDay(props: PickersDayProps<Dayjs>) {
  const { first, last } = React.useContext(DaysContext);
  const { day, outsideCurrentMonth, showDaysOutsideCurrentMonth } = props;
  if (outsideCurrentMonth && !showDaysOutsideCurrentMonth) return <PickersDay {...props} />;

  const isFirst = day.isSame(first, 'day');
  const isLast = day.isSame(last, 'day');
  const inside = first && last ? day.isAfter(first, 'day') && day.isBefore(last, 'day') : false;
  const taken = isFirst || isLast || inside;

  return (
    <Box
      sx={{
        bgcolor: (theme) =>
          taken && last ? alpha(theme.palette.primary.main, 0.16) : 'transparent',
        borderTopLeftRadius: isFirst ? '50%' : 0,
        borderBottomLeftRadius: isFirst ? '50%' : 0,
        borderTopRightRadius: isLast ? '50%' : 0,
        borderBottomRightRadius: isLast ? '50%' : 0,
      }}
    >
      <PickersDay
        {...props}
        selected={isFirst || isLast}
        aria-selected={taken}
        aria-label={taken ? `${day.date()}, ${toWord(isFirst, isLast)}` : undefined}
      />
    </Box>
  );
}
