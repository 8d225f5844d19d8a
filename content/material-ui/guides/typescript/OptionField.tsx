import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface OptionFieldProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

function OptionSelect<Value extends string>(props: OptionFieldProps<Value>) {
  const { label, value, options, onChange } = props;
  const labelId = React.useId();

  return (
    <FormControl fullWidth size="small">
      <InputLabel id={labelId}>{label}</InputLabel>
      <Select<Value>
        labelId={labelId}
        label={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}

const priorities = [
  { value: 'low', label: 'Low' },
  { value: 'normal', label: 'Normal' },
  { value: 'urgent', label: 'Urgent' },
] as const;

type Priority = (typeof priorities)[number]['value'];

const answerTimes: Record<Priority, string> = {
  low: 'within a week',
  normal: 'within two days',
  urgent: 'today',
};

export default function OptionField() {
  const [priority, setPriority] = React.useState<Priority>('normal');

  return (
    <Stack spacing={1} sx={{ width: 240 }}>
      <OptionSelect label="Priority" value={priority} options={priorities} onChange={setPriority} />
      <Typography color="text.secondary">We answer {answerTimes[priority]}.</Typography>
    </Stack>
  );
}
