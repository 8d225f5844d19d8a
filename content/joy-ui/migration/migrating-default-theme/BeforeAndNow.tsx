import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { extendTheme } from '@mui/joy/styles';
import { toFormerLook } from './formerLook';
import { SchemePanels } from './schemePanels';

const before = extendTheme(toFormerLook('before'));
const now = extendTheme({ cssVarPrefix: 'now' });

function Berth() {
  return (
    <Card>
      <Typography level="h4" component="h3">
        Berth 7
      </Typography>
      <Typography>High water at 14:20.</Typography>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap" alignItems="center">
        <Button>Reserve</Button>
        <Chip>2 free</Chip>
      </Stack>
    </Card>
  );
}

export default function BeforeAndNow() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 520 }}>
      <Typography level="title-md" component="h2">
        Before
      </Typography>
      <SchemePanels theme={before}>
        <Berth />
      </SchemePanels>
      <Typography level="title-md" component="h2">
        Now
      </Typography>
      <SchemePanels theme={now}>
        <Berth />
      </SchemePanels>
    </Stack>
  );
}
