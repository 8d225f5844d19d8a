import * as React from 'react';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Typography from '@mui/joy/Typography';

const answers = ['not at all', 'a little', 'somewhat', 'very', 'under the seat'];

export default function FearScale() {
  const [answer, setAnswer] = React.useState('');

  return (
    <FormControl sx={{ width: '100%', maxWidth: 340 }}>
      <FormLabel>How scary was the storm, from 1 to 5?</FormLabel>
      <RadioGroup
        orientation="horizontal"
        name="fear"
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
        sx={{
          justifyContent: 'space-between',
          '--RadioGroup-gap': '0px',
          '& .MuiRadio-radio': { borderColor: 'currentColor' },
        }}
      >
        {answers.map((text, index) => (
          <Radio
            key={text}
            value={String(index + 1)}
            label={index + 1}
            slotProps={{ input: { 'aria-label': `${index + 1}, ${text}` } }}
            sx={{ flexDirection: 'column', alignItems: 'center', px: 1, '--Radio-gap': '0.25rem' }}
          />
        ))}
      </RadioGroup>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }} aria-hidden>
        <Typography level="body-sm" textColor="text.secondary">
          {answers[0]}
        </Typography>
        <Typography level="body-sm" textColor="text.secondary">
          {answers[answers.length - 1]}
        </Typography>
      </Box>
      <Typography role="status" level="body-sm" sx={{ minHeight: '1.5em', mt: 1 }}>
        {answer !== '' && `${answer}: ${answers[Number(answer) - 1] ?? ''}`}
      </Typography>
    </FormControl>
  );
}
