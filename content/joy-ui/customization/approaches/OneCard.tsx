import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

export default function OneCard() {
  return (
    <Card
      variant="soft"
      sx={{
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { xs: 'flex-start', sm: 'center' },
        justifyContent: 'space-between',
        width: '100%',
        maxWidth: 480,
        borderInlineStart: (theme) => `6px solid ${theme.vars.palette.warning[400]}`,
      }}
    >
      <Typography level="title-md">The truing stand is out on loan</Typography>
      <Button color="neutral" sx={{ flexShrink: 0 }}>
        Ask for it
      </Button>
    </Card>
  );
}
