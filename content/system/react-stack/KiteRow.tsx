import { Stack, styled } from '@mui/system';

const Kite = styled('div')({ padding: '8px 16px', backgroundColor: '#701a75', color: '#fff' });

export default function KiteRow() {
  return (
    <Stack direction="row" spacing={6} useFlexGap flexWrap="wrap">
      <Stack spacing={1}>
        <Kite>Below</Kite>
        <Kite>each</Kite>
        <Kite>other</Kite>
      </Stack>
      <Stack direction="row" spacing={1} alignItems="flex-start">
        <Kite>Side</Kite>
        <Kite>by</Kite>
        <Kite>side</Kite>
      </Stack>
    </Stack>
  );
}
