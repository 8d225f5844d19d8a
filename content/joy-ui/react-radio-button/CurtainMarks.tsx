import StarBorderRounded from '@mui/icons-material/StarBorderRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const roles = ['The fox', 'The miller', 'The storm'];

export default function CurtainMarks() {
  return (
    <FormControl>
      <FormLabel>Star of the evening</FormLabel>
      <RadioGroup name="star" defaultValue="The storm" size="lg">
        {roles.map((role) => (
          <Radio
            key={role}
            variant="plain"
            value={role}
            label={role}
            uncheckedIcon={<StarBorderRounded />}
            checkedIcon={<StarRounded />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
