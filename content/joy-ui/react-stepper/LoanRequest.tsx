import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

const steps = [
  { name: 'Sheet', label: 'Number of the sheet', missing: 'Write the number of the sheet.' },
  { name: 'Reader', label: 'Your name', missing: 'Write your name.' },
  { name: 'Check', label: '', missing: '' },
] as const;

export default function LoanRequest() {
  const [at, setAt] = React.useState(0);
  const [answers, setAnswers] = React.useState(['', '']);
  const [wrong, setWrong] = React.useState(false);
  const heading = React.useRef<HTMLHeadingElement>(null);
  const field = React.useRef<HTMLInputElement>(null);
  const hasMoved = React.useRef(false);
  const isSent = at === steps.length;
  const step = steps[at];

  React.useEffect(() => {
    if (hasMoved.current) heading.current?.focus();
  }, [at]);

  const move = (to: number) => {
    hasMoved.current = true;
    setWrong(false);
    setAt(to);
  };

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    const isMissing = at < answers.length && answers[at]?.trim() === '';
    setWrong(isMissing);
    if (isMissing) field.current?.focus();
    else move(at + 1);
  };

  return (
    <Box component="form" noValidate onSubmit={handleSubmit} sx={{ width: '100%', maxWidth: 400 }}>
      <Stepper aria-label="Progress of the loan" size="sm">
        {steps.map(({ name }, index) => (
          <Step
            key={name}
            active={index === at}
            completed={index < at}
            aria-current={index === at ? 'step' : undefined}
            indicator={
              <StepIndicator
                variant={index <= at ? 'solid' : 'soft'}
                color={index <= at ? 'primary' : 'neutral'}
              >
                {index < at ? (
                  <span role="img" aria-label="Done">
                    ✓
                  </span>
                ) : (
                  index + 1
                )}
              </StepIndicator>
            }
          >
            {name}
          </Step>
        ))}
      </Stepper>
      <Typography level="title-lg" component="h4" ref={heading} tabIndex={-1} sx={{ mt: 3, mb: 1 }}>
        {isSent ? 'The sheet is yours for a month' : `Step ${at + 1}: ${step?.name ?? ''}`}
      </Typography>
      <Box sx={{ minHeight: 96 }}>
        {at < answers.length && (
          <FormControl key={at} error={wrong}>
            <FormLabel>{step?.label}</FormLabel>
            <Input
              value={answers[at]}
              onChange={(event) => {
                const { value } = event.target;
                setAnswers(answers.map((answer, index) => (index === at ? value : answer)));
                setWrong(false);
              }}
              slotProps={{ input: { ref: field, 'aria-invalid': wrong } }}
              sx={{ borderColor: wrong ? undefined : 'neutral.500' }}
            />
            <FormHelperText sx={wrong ? { color: 'danger.plainColor' } : undefined}>
              {wrong ? step?.missing : ' '}
            </FormHelperText>
          </FormControl>
        )}
        {at >= answers.length && (
          <Typography>
            Sheet {answers[0]} for {answers[1]}.
          </Typography>
        )}
      </Box>
      <Stack direction="row" spacing={1}>
        {!isSent && (
          <Button type="submit">{at < answers.length ? 'Go on' : 'Ask for the loan'}</Button>
        )}
        {!isSent && at > 0 && (
          <Button variant="plain" color="neutral" onClick={() => move(at - 1)}>
            Back
          </Button>
        )}
        {isSent && (
          <Button
            variant="outlined"
            color="neutral"
            onClick={() => {
              setAnswers(['', '']);
              move(0);
            }}
          >
            Ask for another
          </Button>
        )}
      </Stack>
    </Box>
  );
}
