import ContentCopy from '@mui/icons-material/ContentCopy';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import RotateRight from '@mui/icons-material/RotateRight';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Tooltip from '@mui/joy/Tooltip';

export default function TrackTools() {
  return (
    <ButtonGroup aria-label="Curve, 30 degrees" variant="soft">
      <Button startDecorator={<RotateRight />}>Turn</Button>
      <Tooltip title="Copy">
        <IconButton>
          <ContentCopy />
        </IconButton>
      </Tooltip>
      <Tooltip title="Remove">
        <IconButton color="danger">
          <DeleteOutlined />
        </IconButton>
      </Tooltip>
    </ButtonGroup>
  );
}
