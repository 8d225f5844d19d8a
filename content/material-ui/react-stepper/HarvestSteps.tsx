import GrassIcon from '@mui/icons-material/Grass';
import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasket';
import Step from '@mui/material/Step';
import StepConnector, { stepConnectorClasses } from '@mui/material/StepConnector';
import type { StepIconProps } from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';

const pictures = [GrassIcon, LocalFloristIcon, ShoppingBasketIcon];

const Circle = styled('div')<{ reached: boolean }>(({ theme, reached }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  border: `2px solid ${reached ? theme.palette.success.main : theme.palette.text.secondary}`,
  color: reached ? theme.palette.success.contrastText : theme.palette.text.secondary,
  backgroundColor: reached ? theme.palette.success.main : 'transparent',
}));

const Stalk = styled(StepConnector)(({ theme }) => ({
  [`&.${stepConnectorClasses.alternativeLabel}`]: {
    top: 21,
    left: 'calc(-50% + 30px)',
    right: 'calc(50% + 30px)',
  },
  [`& .${stepConnectorClasses.line}`]: {
    borderTopWidth: 3,
    borderRadius: 2,
  },
  [`&.${stepConnectorClasses.active}, &.${stepConnectorClasses.completed}`]: {
    [`& .${stepConnectorClasses.line}`]: { borderColor: theme.palette.success.main },
  },
}));

function HarvestIcon({ active, completed, icon, className }: StepIconProps) {
  const Picture = pictures[Number(icon) - 1] ?? GrassIcon;

  return (
    <Circle reached={Boolean(active || completed)} className={className}>
      <Picture />
    </Circle>
  );
}

export default function HarvestSteps() {
  return (
    <Stepper alternativeLabel activeStep={1} connector={<Stalk />} sx={{ width: '100%' }}>
      {['Sprouting', 'In flower', 'Ripe'].map((name) => (
        <Step key={name}>
          <StepLabel StepIconComponent={HarvestIcon}>{name}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
