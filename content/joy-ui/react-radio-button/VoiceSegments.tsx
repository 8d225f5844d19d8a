import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const voices = ['Low', 'Plain', 'High'];

export default function VoiceSegments() {
  const [voice, setVoice] = React.useState('Plain');

  return (
    <FormControl>
      <FormLabel>Voice of the fox</FormLabel>
      <RadioGroup
        disableIcon
        orientation="horizontal"
        variant="soft"
        name="voice"
        value={voice}
        onChange={(event) => setVoice(event.target.value)}
        sx={{
          p: 0.5,
          width: 'fit-content',
          '--RadioGroup-gap': '4px',
          '& .MuiRadio-input': { appearance: 'none' },
        }}
      >
        {voices.map((option) => (
          <Radio
            key={option}
            color="neutral"
            variant={option === voice ? 'solid' : 'plain'}
            value={option}
            label={option}
            sx={{ px: 2, py: 0.75, '--Radio-actionRadius': '4px' }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
