import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

const skills = ['Bandaging', 'Cooking', 'Driving', 'Knots', 'Map reading', 'Radio', 'Swimming'];

type OptionProps = React.HTMLAttributes<HTMLLIElement> & { key?: React.Key };

export default function SkillPicker() {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      limitTags={2}
      getLimitTagsText={(more) => `and ${more} more`}
      options={skills}
      defaultValue={['Cooking', 'Knots', 'Radio']}
      renderTags={(chosen, getTagProps) =>
        chosen.map((skill, index) => {
          const { key, ...tagProps } = getTagProps({ index });
          return <Chip key={key} label={skill} {...tagProps} />;
        })
      }
      renderOption={({ key, ...props }: OptionProps, skill, { selected }) => (
        <li key={key} {...props}>
          <Box component="span" sx={{ flexGrow: 1 }}>
            {skill}
          </Box>
          {selected && <CheckIcon fontSize="small" />}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Skills on board" />}
      sx={{ width: 400, maxWidth: '100%' }}
    />
  );
}
