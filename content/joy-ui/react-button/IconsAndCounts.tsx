import CalendarMonth from '@mui/icons-material/CalendarMonth';
import Handyman from '@mui/icons-material/Handyman';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function IconsAndCounts() {
  return (
    <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" justifyContent="center">
      <Button startDecorator={<Handyman />}>Reserve a tool</Button>
      <Button variant="soft" endDecorator={<KeyboardArrowDown />}>
        Sort by
      </Button>
      <Button
        variant="outlined"
        color="neutral"
        startDecorator={<CalendarMonth />}
        endDecorator={
          <Chip size="sm" variant="solid" color="primary">
            2
          </Chip>
        }
      >
        My loans
      </Button>
    </Stack>
  );
}
