import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function BasicRadios() {
  return (
    <FormControl>
      <FormLabel>Play</FormLabel>
      <RadioGroup name="play" defaultValue="fox">
        <Radio value="fox" label="The fox at the mill" />
        <Radio value="moon" label="Three nights on the moon" />
        <Radio value="whale" label="The whale, sold out" disabled />
      </RadioGroup>
      <FormHelperText>Each one takes 40 minutes.</FormHelperText>
    </FormControl>
  );
}
