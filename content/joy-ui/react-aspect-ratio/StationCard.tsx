import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Chip from '@mui/joy/Chip';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import { view } from './view';

export default function StationCard() {
  return (
    <Card variant="outlined" sx={{ width: 300, maxWidth: '100%' }}>
      <CardOverflow>
        <AspectRatio ratio="2">
          <img src={view('#c9c3e6', '#4b4670')} alt="" />
        </AspectRatio>
        <Chip
          variant="solid"
          color="success"
          sx={{ position: 'absolute', insetBlockStart: 12, insetInlineStart: 12 }}
        >
          Running
        </Chip>
      </CardOverflow>
      <CardContent>
        <Typography level="title-md" component="h4">
          <Link overlay textColor="inherit" href="#upper-station">
            Upper station
          </Link>
        </Typography>
        <Typography level="body-sm" textColor="text.secondary">
          Nine minutes from the valley. A kiosk, a bench, a view.
        </Typography>
      </CardContent>
    </Card>
  );
}
