import { Stack, styled } from '@mui/system';

interface SignProps {
  cue: 'wait' | 'enter';
  urgent?: boolean;
}

const Sign = styled('div')<SignProps>(({ theme }) => ({
  padding: theme.spacing(1, 2),
  borderRadius: 6,
  border: '2px solid',
  variants: [
    { props: { cue: 'wait' }, style: { color: '#3f2a00', backgroundColor: '#fde7b0' } },
    { props: { cue: 'enter' }, style: { color: '#052e16', backgroundColor: '#c6f6d5' } },
    { props: { cue: 'enter', urgent: true }, style: { borderWidth: 4, fontWeight: 700 } },
  ],
}));

export default function StageSigns() {
  return (
    <Stack direction="row" gap={2} flexWrap="wrap" alignItems="center">
      <Sign cue="wait">Wolf: wait</Sign>
      <Sign cue="enter">Miller: enter</Sign>
      <Sign cue="enter" urgent>
        Goose: enter now
      </Sign>
    </Stack>
  );
}
