import * as React from 'react';
import FormatAlignCenterIcon from '@mui/icons-material/FormatAlignCenter';
import FormatAlignLeftIcon from '@mui/icons-material/FormatAlignLeft';
import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup, { toggleButtonGroupClasses } from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const BareGroup = styled(ToggleButtonGroup)(({ theme }) => ({
  gap: 4,
  [`& .${toggleButtonGroupClasses.grouped}`]: {
    // The group squares the corners inside with these selectors.
    '&, &:not(:first-of-type), &:not(:last-of-type)': {
      border: 0,
      marginInlineStart: 0,
      borderRadius: theme.shape.borderRadius,
    },
  },
}));

export default function CaptionEditor() {
  const [styles, setStyles] = React.useState<readonly string[]>(['italic']);
  const [align, setAlign] = React.useState('start');

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ p: 0.5 }}>
        <BareGroup
          size="small"
          value={styles}
          onChange={(_event, value: string[]) => setStyles(value)}
          aria-label="Style"
        >
          <ToggleButton value="bold" aria-label="Bold">
            <FormatBoldIcon />
          </ToggleButton>
          <ToggleButton value="italic" aria-label="Italic">
            <FormatItalicIcon />
          </ToggleButton>
        </BareGroup>
        <Divider flexItem orientation="vertical" variant="middle" />
        <BareGroup
          size="small"
          exclusive
          value={align}
          onChange={(_event, value: string | null) => setAlign(value ?? align)}
          aria-label="Alignment"
        >
          <ToggleButton value="start" aria-label="At the start">
            <FormatAlignLeftIcon />
          </ToggleButton>
          <ToggleButton value="center" aria-label="Center">
            <FormatAlignCenterIcon />
          </ToggleButton>
        </BareGroup>
      </Stack>
      <Divider />
      <Typography
        sx={{
          p: 2,
          textAlign: align,
          fontWeight: styles.includes('bold') ? 'bold' : 'normal',
          fontStyle: styles.includes('italic') ? 'italic' : 'normal',
        }}
      >
        The harbor at low tide, seen from the old crane.
      </Typography>
    </Paper>
  );
}
