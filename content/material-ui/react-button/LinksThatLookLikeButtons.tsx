import DownloadIcon from '@mui/icons-material/Download';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const packingList = ['item,count', 'tent,1', 'sleeping bag,2', 'headlamp,2'].join('\n');

export default function LinksThatLookLikeButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" justifyContent="center">
      <Button
        variant="contained"
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(packingList)}`}
        download="packing-list.csv"
        startIcon={<DownloadIcon />}
      >
        Packing list (CSV)
      </Button>
      <Button
        href="https://www.w3.org/WAI/ARIA/apg/patterns/link/"
        target="_blank"
        rel="noreferrer"
        endIcon={<OpenInNewIcon titleAccess="opens in a new tab" />}
      >
        The link pattern
      </Button>
    </Stack>
  );
}
