import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Hive from '@mui/icons-material/Hive';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function HiveIcons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Hive opened"
        defaultValue={dayjs('2024-06-12')}
        disableHighlightToday
        slots={{
          openPickerIcon: Hive,
          leftArrowIcon: ChevronLeft,
          rightArrowIcon: ChevronRight,
          switchViewIcon: UnfoldMore,
        }}
        slotProps={{
          inputAdornment: { position: 'start' },
          openPickerButton: { color: 'primary' },
          previousIconButton: { color: 'primary' },
          nextIconButton: { color: 'primary' },
        }}
      />
    </LocalizationProvider>
  );
}
