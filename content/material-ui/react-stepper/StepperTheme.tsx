import * as React from 'react';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withStrongSteps(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiStepper: { defaultProps: { alternativeLabel: true } },
      MuiStepIcon: {
        styleOverrides: {
          root: ({ theme }) => ({
            color: theme.palette.text.secondary,
            '&.Mui-completed': { color: theme.palette.success.main },
          }),
          text: ({ theme }) => ({ fill: theme.palette.background.paper, fontWeight: 700 }),
        },
      },
      MuiStepConnector: {
        styleOverrides: { line: { borderTopWidth: 3, borderTopStyle: 'dotted' } },
      },
    },
  };
}

export default function StepperTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withStrongSteps(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Stepper activeStep={1} sx={{ width: '100%' }}>
        <Step>
          <StepLabel>Cut</StepLabel>
        </Step>
        <Step>
          <StepLabel>Sew</StepLabel>
        </Step>
        <Step>
          <StepLabel>Iron</StepLabel>
        </Step>
      </Stepper>
    </ThemeProvider>
  );
}
