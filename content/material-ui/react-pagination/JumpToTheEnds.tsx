import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function JumpToTheEnds() {
  return (
    <Stack spacing={2}>
      <Pagination
        count={12}
        defaultPage={6}
        siblingCount={0}
        boundaryCount={0}
        showFirstButton
        showLastButton
        aria-label="With first and last"
      />
      <Pagination count={6} hidePrevButton hideNextButton aria-label="Only numbers" />
    </Stack>
  );
}
