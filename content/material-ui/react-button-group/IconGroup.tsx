import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/Delete';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Tooltip from '@mui/material/Tooltip';

export default function IconGroup() {
  return (
    <ButtonGroup aria-label="Row of carrots">
      <Tooltip title="Move up">
        <Button>
          <ArrowUpwardIcon fontSize="small" />
        </Button>
      </Tooltip>
      <Tooltip title="Move down">
        <Button>
          <ArrowDownwardIcon fontSize="small" />
        </Button>
      </Tooltip>
      <Tooltip title="Remove the row">
        <Button color="error">
          <DeleteIcon fontSize="small" />
        </Button>
      </Tooltip>
    </ButtonGroup>
  );
}
