import * as React from 'react';
import ToggleButton, { toggleButtonClasses } from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';

const StrongToggle = styled(ToggleButton)(({ theme }) => ({
  textTransform: 'none',
  borderColor: theme.palette.text.secondary,
  [`&.${toggleButtonClasses.selected}, &.${toggleButtonClasses.selected}:hover`]: {
    color: theme.palette.background.paper,
    backgroundColor: theme.palette.text.primary,
  },
  '&.Mui-focusVisible': {
    outline: `3px solid ${theme.palette.primary.main}`,
    outlineOffset: 2,
    zIndex: 1,
  },
}));

export default function StrongToggles() {
  const [tone, setTone] = React.useState('warm');

  return (
    <ToggleButtonGroup
      exclusive
      value={tone}
      onChange={(_event, value: string | null) => setTone(value ?? tone)}
      aria-label="Tone"
    >
      <StrongToggle value="warm">Warm</StrongToggle>
      <StrongToggle value="neutral">Neutral</StrongToggle>
      <StrongToggle value="cold">Cold</StrongToggle>
    </ToggleButtonGroup>
  );
}
