import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  PickersShortcutsItem,
  PickersShortcutsProps,
} from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

const lent = dayjs('2024-06-12');
const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'A week', getValue: () => lent.add(1, 'week') },
  { label: 'Two weeks', getValue: () => lent.add(2, 'week') },
  { label: 'A month', getValue: () => lent.add(1, 'month') },
  { label: 'A year', getValue: () => lent.add(1, 'year') },
];

function LoanButtons(props: PickersShortcutsProps<Dayjs | null>) {
  const { items: shortcuts = [], isValid, onChange, changeImportance, className } = props;

  return (
    <Box
      className={className}
      role="group"
      aria-label="Length of the loan"
      sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, p: 2, pb: 0 }}
    >
      {shortcuts.map(({ getValue, ...shortcut }) => {
        const value = getValue({ isValid });
        return (
          <Button
            key={shortcut.label}
            size="small"
            variant="outlined"
            disabled={!isValid(value)}
            onClick={() => onChange(value, changeImportance, shortcut)}
          >
            {shortcut.label}
          </Button>
        );
      })}
    </Box>
  );
}

export default function LoanButtonsAbove() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Day the book comes back">
        <StaticDatePicker
          defaultValue={lent}
          minDate={lent}
          maxDate={lent.add(3, 'month')}
          displayStaticWrapperAs="desktop"
          orientation="landscape"
          disableHighlightToday
          slots={{ shortcuts: LoanButtons }}
          slotProps={{ shortcuts: { items } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
