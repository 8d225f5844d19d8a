import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

const known = ['crew@example.org', 'harbor@example.org', 'kitchen@example.org'];

function isAddress(text: string) {
  return /^\S+@\S+\.\S+$/.test(text);
}

export default function RecipientField() {
  const [recipients, setRecipients] = React.useState<string[]>(['crew@example.org']);
  const wrong = recipients.filter((recipient) => !isAddress(recipient));

  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      filterSelectedOptions
      options={known}
      value={recipients}
      onChange={(_event, next) => {
        const texts = next.map((text) => text.trim()).filter((text) => text !== '');
        setRecipients([...new Set(texts)]);
      }}
      renderTags={(value, getTagProps) =>
        value.map((recipient, index) => {
          const { key, ...tagProps } = getTagProps({ index });
          const valid = isAddress(recipient);
          return (
            <Chip
              key={key}
              label={recipient}
              variant={valid ? 'filled' : 'outlined'}
              color={valid ? 'default' : 'error'}
              {...tagProps}
            />
          );
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          label="To"
          error={wrong.length > 0}
          helperText={
            wrong.length > 0 ? `Not an address: ${wrong.join(', ')}` : 'Press Enter after each one'
          }
        />
      )}
      sx={{ width: 440, maxWidth: '100%' }}
    />
  );
}
