import Step from '@mui/joy/Step';
import StepButton from '@mui/joy/StepButton';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const cabinetTheme = extendTheme({
  components: {
    JoyStepper: {
      styleOverrides: {
        root: { '--Step-connectorThickness': '3px', '--Step-connectorRadius': '3px' },
      },
    },
    JoyStep: {
      styleOverrides: {
        root: ({ ownerState, theme }) => ({
          ...(ownerState.completed && {
            '--Step-connectorBg': theme.vars.palette.primary.solidBg,
          }),
          ...(ownerState.active && { fontWeight: theme.vars.fontWeight.xl }),
        }),
      },
    },
    JoyStepIndicator: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: ({ theme }) => ({
          borderRadius: '4px',
          borderColor: 'currentColor',
          '.Mui-completed &, .Mui-active &': {
            color: theme.vars.palette.primary.solidColor,
            background: theme.vars.palette.primary.solidBg,
            borderColor: theme.vars.palette.primary.solidBg,
          },
        }),
      },
    },
    JoyStepButton: {
      styleOverrides: {
        root: ({ theme }) => ({
          color: 'inherit',
          '&:disabled': { color: theme.vars.palette.text.tertiary, cursor: 'default' },
        }),
      },
    },
  },
});

export default function StepperTheme() {
  return (
    <ThemeProvider theme={cabinetTheme}>
      <Stepper aria-label="Drawers" sx={{ width: '100%', maxWidth: 420 }}>
        <Step completed indicator={<StepIndicator>1</StepIndicator>}>
          <StepButton>Ferns</StepButton>
        </Step>
        <Step active indicator={<StepIndicator>2</StepIndicator>}>
          <StepButton aria-current="step">Mosses</StepButton>
        </Step>
        <Step disabled indicator={<StepIndicator>3</StepIndicator>}>
          <StepButton disabled>Lichens</StepButton>
        </Step>
      </Stepper>
    </ThemeProvider>
  );
}
