import Button from '@mui/material/Button';
import Tooltip, { tooltipClasses, type TooltipProps } from '@mui/material/Tooltip';
import { styled } from '@mui/material/styles';

// The popper is outside of the tooltip's own element, so the class goes to it.
const PaperTooltipBase = styled(({ className, ...props }: TooltipProps) => (
  <Tooltip {...props} classes={{ popper: className }} />
))(({ theme }) => ({
  [`& .${tooltipClasses.tooltip}`]: {
    padding: theme.spacing(1.5),
    maxWidth: 220,
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.background.paper,
    border: `1px solid ${theme.palette.divider}`,
    boxShadow: theme.shadows[2],
    ...theme.typography.body2,
  },
}));

export default function PaperTooltip() {
  return (
    <PaperTooltipBase describeChild title="The Moon is 12 days old and sets at 03:10">
      <Button variant="outlined">Moonlight</Button>
    </PaperTooltipBase>
  );
}
