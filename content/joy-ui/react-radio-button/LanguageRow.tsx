import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const languages = ['English', 'Frisian', 'Portuguese', 'Without words'];

export default function LanguageRow() {
  return (
    <FormControl>
      <FormLabel>Language of the play</FormLabel>
      <RadioGroup
        orientation="horizontal"
        name="language"
        defaultValue="English"
        sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 1.5, '--RadioGroup-gap': '0px' }}
      >
        {languages.map((language) => (
          <Radio key={language} value={language} label={language} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
