import Sheet from '@mui/joy/Sheet';

export default function TintedShadow() {
  return (
    <Sheet
      variant="solid"
      color="primary"
      sx={(theme) => ({
        '--joy-shadowChannel': theme.vars.palette.primary.mainChannel,
        '--joy-shadowOpacity': 0.6,
        boxShadow: theme.shadow.xl,
        p: 3,
        borderRadius: 'lg',
      })}
    >
      Next guided walk: 11:30, at the gate
    </Sheet>
  );
}
