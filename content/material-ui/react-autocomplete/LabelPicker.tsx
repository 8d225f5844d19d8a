import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import Stack from '@mui/material/Stack';

interface Label {
  name: string;
  isNew?: boolean;
}

const filter = createFilterOptions<Label>({ stringify: (label) => label.name, trim: true });

export default function LabelPicker() {
  const [labels, setLabels] = React.useState<Label[]>([
    { name: 'Attic' },
    { name: 'Garden' },
    { name: 'Kitchen' },
  ]);
  const [value, setValue] = React.useState<Label | null>(null);

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <Autocomplete
        options={labels}
        value={value}
        isOptionEqualToValue={(label, chosen) => label.name === chosen.name}
        getOptionLabel={(label) => (label.isNew ? `Create “${label.name}”` : label.name)}
        filterOptions={(options, state) => {
          const name = state.inputValue.trim();
          const exists = labels.some((label) => label.name.toLowerCase() === name.toLowerCase());
          const found = filter(options, state);
          return name === '' || exists ? found : [...found, { name, isNew: true }];
        }}
        onChange={(_event, chosen) => {
          if (chosen?.isNew) {
            const created = { name: chosen.name };
            setLabels([...labels, created]);
            setValue(created);
          } else {
            setValue(chosen);
          }
        }}
        renderInput={(params) => <TextField {...params} label="Label" />}
      />
      <Typography variant="body2" role="status">
        {labels.length} labels
      </Typography>
    </Stack>
  );
}
